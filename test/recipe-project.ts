/** The files of docs/recipes.md as a project, with types in place of tools that are not installed. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'rolldown'
import { codeBlocks } from './markup.js'
import { FOLDERS, ROOT, readManifest } from './packed-packages.js'

export const RECIPE_BLOCKS = codeBlocks(readFileSync(join(ROOT, 'docs/recipes.md'), 'utf8'))

/** The files of the page, by path. */
export const RECIPE_FILES: ReadonlyMap<string, string> = new Map(
  RECIPE_BLOCKS.flatMap(({ caption, code }) => {
    const [, path] = /^`([^`\n]+)`:$/u.exec(caption) ?? []
    return path === undefined ? [] : [[path, `${code}\n`]]
  }),
)

/** The part of Storybook's types that the recipe uses. */
const STORYBOOK = `
interface Context { readonly id: string; readonly globals: { [name: string]: any } }
type Story = () => string | Node
interface Toolbar {
  icon?: string
  dynamicTitle?: boolean
  items: { value: string; title: string }[]
}
export interface Preview {
  initialGlobals?: { [name: string]: any }
  globalTypes?: { [name: string]: { description?: string; toolbar?: Toolbar } }
  decorators?: ((story: Story, context: Context) => string | Node)[]
}
export interface Meta {
  title?: string
  render?: (args: Record<string, unknown>, context: Context) => string | Node
}
export interface StoryObj { args?: Record<string, unknown> }
`

/** The part of Playwright's runner that the recipes use. Its pages are those of playwright-core. */
const PLAYWRIGHT = `
import type { Page } from 'playwright-core'
export type { Page }
export declare function test(title: string, body: (fixtures: { page: Page }) => Promise<void>): void
export declare function expect(page: Page): {
  toHaveScreenshot(name: string, options?: { fullPage?: boolean }): Promise<void>
}
export declare function expect(value: readonly unknown[]): { toEqual(other: readonly unknown[]): void }
`

/** The part of Figma's plugin API that the recipe uses. */
const FIGMA = `
interface FontName { readonly family: string; readonly style: string }
interface TextNode {
  readonly type: 'TEXT'
  readonly id: string
  characters: string
  getRangeAllFontNames(start: number, end: number): FontName[]
}
interface FrameNode { readonly type: 'FRAME'; readonly id: string }
declare const figma: {
  readonly command: string
  readonly currentPage: { readonly selection: readonly (TextNode | FrameNode)[] }
  loadFontAsync(font: FontName): Promise<void>
  closePlugin(message?: string): void
}
`

const TSCONFIG = {
  compilerOptions: {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
    strict: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipLibCheck: true,
    moduleDetection: 'force',
  },
  include: ['.storybook', 'app', 'src', 'tests', '*.ts', '*.mjs', 'figma.d.ts'],
}

/** Writes the project, with the workspace's packages in `node_modules`. */
export function writeRecipeProject(folder: string): void {
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const link = (name: string, target: string) => {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(target, join(folder, 'node_modules', name))
  }
  for (const [path, code] of RECIPE_FILES) write(path, code)
  write('package.json', '{ "type": "module" }')
  write('tsconfig.json', JSON.stringify(TSCONFIG))
  write('figma.d.ts', FIGMA)
  write('node_modules/@storybook/html-vite/index.d.ts', STORYBOOK)
  write('node_modules/@playwright/test/index.d.ts', PLAYWRIGHT)
  link('playwright-core', join(ROOT, 'node_modules/playwright-core'))
  for (const path of FOLDERS) link(readManifest(path).name, join(ROOT, path))
}

/** The code of modules that replace others, by name. */
type StandIns = Readonly<Record<string, string>>

/** Bundles code that imports from the project, for a browser. */
export async function bundleRecipe(
  folder: string,
  code: string,
  standIns: StandIns = {},
): Promise<string> {
  const modules: StandIns = { ...standIns, entry: code }
  const { output } = await build({
    input: 'entry',
    write: false,
    cwd: folder,
    output: { format: 'iife' },
    plugins: [
      {
        name: 'recipe',
        resolveId: (id) =>
          Object.hasOwn(modules, id) ? join(folder, `${id.replaceAll('/', '-')}.js`) : null,
        load: (path) =>
          Object.entries(modules).find(
            ([id]) => path === join(folder, `${id.replaceAll('/', '-')}.js`),
          )?.[1] ?? null,
      },
    ],
  })
  return output[0].code
}
