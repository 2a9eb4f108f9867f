// @ts-check
/**
 * Writes the files of `packages/element/dist` that the compiler does not: the script that the service
 * serves, in one module and compressed, the types for frameworks, and the manifest of the element.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { PARAMETER_ENTRIES } from '@polyipsum/contract'
import { rolldown } from 'rolldown'
import { optionComment } from './client-options.mjs'
import { attributeType } from './element-vocabulary.mjs'

const DIST = new URL('../packages/element/dist/', import.meta.url)

/**
 * @param {string} name
 * @param {string | Buffer} content
 */
const write = (name, content) => writeFileSync(new URL(name, DIST), content)

const bundle = await rolldown({ input: fileURLToPath(new URL('ipsum-script.js', DIST)) })
const { output } = await bundle.generate({ format: 'es', minify: true, comments: false })
const { code } = output[0]
write('ipsum.js', code)
write('ipsum.js.br', brotliCompressSync(code))
write('ipsum.js.gz', gzipSync(code, { level: 9 }))

const HEAD = "import type { PolyIpsumAttributes, PolyIpsumElement } from '../index.js'\n"

/** The declarations of the element, by the framework whose templates they are for. */
const TYPES = {
  react: `import type { DetailedHTMLProps, HTMLAttributes } from 'react'
${HEAD}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'poly-ipsum': DetailedHTMLProps<HTMLAttributes<PolyIpsumElement>, PolyIpsumElement> &
        PolyIpsumAttributes
    }
  }
}
`,
  svelte: `import type { HTMLAttributes } from 'svelte/elements'
${HEAD}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'poly-ipsum': HTMLAttributes<PolyIpsumElement> & PolyIpsumAttributes
  }
}
`,
  vue: `import type { DefineComponent, HTMLAttributes } from 'vue'
${HEAD}
declare module 'vue' {
  interface GlobalComponents {
    'poly-ipsum': DefineComponent<PolyIpsumAttributes & HTMLAttributes>
  }
}
`,
}

mkdirSync(new URL('types/', DIST), { recursive: true })
for (const [name, declarations] of Object.entries(TYPES)) {
  const purpose = `/** The types of \`poly-ipsum\` in templates of ${name}. The module itself is empty. */\n`
  write(`types/${name}.d.ts`, purpose + declarations)
  write(`types/${name}.js`, `${purpose}export {}\n`)
}

const attributes = PARAMETER_ENTRIES.map(([name, row]) => ({
  name,
  fieldName: name,
  description: optionComment(row)[0],
  type: { text: attributeType(row) },
  ...(row.default !== undefined && { default: String(row.default) }),
}))

/** https://github.com/webcomponents/custom-elements-manifest */
const manifest = {
  schemaVersion: '2.1.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'dist/index.js',
      declarations: [
        {
          kind: 'class',
          name: 'PolyIpsumElement',
          description: 'Placeholder text in many languages.',
          customElement: true,
          tagName: 'poly-ipsum',
          superclass: { name: 'HTMLElement' },
          attributes,
          members: attributes.map(({ name, description }) => ({
            kind: 'field',
            name,
            description,
            attribute: name,
            reflects: true,
            type: { text: 'string | null' },
          })),
        },
        { kind: 'function', name: 'defineIpsum' },
      ],
      exports: [
        {
          kind: 'js',
          name: 'defineIpsum',
          declaration: { name: 'defineIpsum', module: 'dist/index.js' },
        },
        {
          kind: 'custom-element-definition',
          name: 'poly-ipsum',
          declaration: { name: 'PolyIpsumElement', module: 'dist/index.js' },
        },
      ],
    },
  ],
}
write('custom-elements.json', `${JSON.stringify(manifest, null, 2)}\n`)
