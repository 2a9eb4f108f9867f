/** The entity tags of seeded texts in builds whose formats differ. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const SERVER = fileURLToPath(new URL('..', import.meta.url))

/** A change of the markup of the formats, in the files of the built text package. */
type Change = readonly [from: string, to: string]

const dataUrl = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`

/** A text as the source has it, and as the bundles may: in double quotes, or within them. */
const spellings = (text: string) => [
  text,
  text.replaceAll("'", '"'),
  text.replaceAll('"', String.raw`\"`),
]

/** Hooks with which Node.js changes the files of the text package as it loads them. */
function loaderOf([from, to]: Change): string {
  const others = spellings(to)
  const pairs = spellings(from).map((spelling, i) => [spelling, others[i]])
  const hooks = `export async function load(url, context, next) {
    const loaded = await next(url, context)
    if (!/[/]text[/]dist[/][^/]*[.]mjs$/.test(url)) return loaded
    let source = String(loaded.source)
    for (const [from, to] of ${JSON.stringify(pairs)}) source = source.replaceAll(from, to)
    return { ...loaded, source }
  }`
  return `import { register } from 'node:module'; register(${JSON.stringify(dataUrl(hooks))})`
}

type Answers = readonly [tags: readonly string[], bodies: readonly string[]]

/** The answers of a new process in each format, with their tags. */
async function answersOf(change: Change) {
  const script = `
    import { createApp } from '@polyipsum/server'
    const app = createApp()
    const answers = {}
    for (const format of ['text', 'html', 'markdown', 'json']) {
      const [tags, bodies] = (answers[format] = [[], []])
      for (const type of ['article&with=all', 'title', 'paragraph&chars=100']) {
        const query = 'seed=tag&p=3&locale=ar&type=' + type + '&format=' + format
        const { headers, body } = await app.inject('/api/generate?' + query)
        tags.push(headers.etag)
        bodies.push(body)
      }
    }
    await app.close()
    console.log(JSON.stringify(answers))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', dataUrl(loaderOf(change)), '--input-type=module', '--eval', script],
    { cwd: SERVER },
  )
  return Object.entries(JSON.parse(stdout) as Record<string, Answers>)
}

describe('the entity tag of a seeded text', async () => {
  const usual = await answersOf(['', ''])

  it('is the same in every process of a build', async () => {
    expect(await answersOf(['', ''])).toEqual(usual)
  })

  it.each<Change>([
    ["block('blockquote')", "block('section')"],
    ["element('h2')", "element('h3')"],
    ['<article lang=', '<article class="text" lang='],
    [' dir="rtl"', ' dir=rtl'],
    ['JOIN comments', 'JOIN notes'],
    ['<circle ', '<ellipse '],
    ["'> '", "'>  '"],
    ['"type":"blockquote"', '"type":"quote"'],
    ['• ', '– '],
    ["element: 'h2'", "element: 'h3'"],
    ['"lengths"', '"sizes"'],
  ])('changes when a format writes %j as %j, and only then', async (...change) => {
    const changed = await answersOf(change)
    expect(changed).not.toEqual(usual)
    for (const [i, [format, [tags, bodies]]] of changed.entries()) {
      const [, [usualTags, usualBodies]] = usual[i] as (typeof usual)[number]
      const isOther = bodies.some((body, i) => body !== usualBodies[i])
      expect(
        tags.map((tag, i) => tag !== usualTags[i]),
        format,
      ).toEqual(tags.map(() => isOther))
    }
  })
})
