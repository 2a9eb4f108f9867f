/**
 * Writes the client's part of the contract into its package, which depends on no other: a part of
 * every build.
 *
 * It starts from the source, not from what the compiler made of it: the compiler does not write
 * that again while the source stays the same.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { RESULT_PARAMETERS, RESULT_TEXTS } from '@polyipsum/contract'
import { LOCALE_CODES } from '@polyipsum/text'
import { build } from 'rolldown'
import { OPTION_ENTRIES, optionComment, sentence } from './client-options.mjs'

const SOURCE = fileURLToPath(new URL('../packages/client/src/vocabulary.ts', import.meta.url))
const DIST = new URL('../packages/client/dist/', import.meta.url)
const CONTRACT = new URL('../packages/contract/dist/', import.meta.url)

/** A statement of a declaration file with its comment: what is within one is indented. */
const STATEMENT =
  /(?:^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export (?:declare const|interface|type) (\w+).*\n(?:[ }].*\n)*/gmu

const source = readFileSync(SOURCE, 'utf8')
const values = Object.entries(await evaluate(SOURCE))

write(
  'vocabulary.js',
  values.map(([name, value]) => `export const ${name} = ${json(value)}\n`),
)
write('vocabulary.d.ts', [
  ...declarationsOf(namesIn(/^export type \{([^}]*)\} from '@polyipsum\/contract'$/mu)),
  `${commentOf('LocaleCode')}export type LocaleCode = ${union(LOCALE_CODES)}\n`,
  ...writeInterface('TextParameters', textParameters()),
  ...writeInterface('ResultTexts<Structured>', resultTexts()),
  ...writeInterface('ResultParameters<Of extends Type>', resultParameters()),
  ...values.map(([name, value]) => `export declare const ${name}: ${literalType(value)}\n`),
  'export {}\n',
])
rmSync(new URL('vocabulary.d.ts.map', DIST), { force: true })

/** What a module exports. */
async function evaluate(input) {
  const { output } = await build({ input, write: false })
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}

/** The parameters as options. @returns each with its comment and its type */
function textParameters() {
  const types = {
    integer: () => 'number',
    choice: ({ values }) => union(values),
    boolean: () => 'boolean',
    language: () => 'LocaleCode | (string & Record<never, never>)',
    topic: () => 'string',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of TypeScript
    extent: () => 'number | `${number}-${number}`',
    set: ({ values }) => `readonly (${union(values)})[] | 'all' | 'none'`,
    text: () => 'string | number',
  }
  return OPTION_ENTRIES.map(([name, row]) => [
    `${name}?`,
    optionComment(row),
    `${types[row.value.kind](row.value)} | undefined`,
  ])
}

function resultTexts() {
  return Object.entries(RESULT_TEXTS).map(([name, { meaning }]) => [
    name,
    [sentence(meaning)],
    name === 'json' ? 'Structured' : 'string',
  ])
}

function resultParameters() {
  const types = {
    integer: () => 'number',
    choice: ({ values }) => union(values),
    boolean: () => 'boolean',
    language: () => 'LocaleCode',
    topic: () => 'string',
    text: () => 'string',
  }
  return OPTION_ENTRIES.filter(([name]) => name in RESULT_PARAMETERS).map(([name, row]) => [
    row.default === undefined ? `${name}?` : name,
    [sentence(RESULT_PARAMETERS[name].meaning)],
    name === 'type' ? 'Of' : types[row.value.kind](row.value),
  ])
}

/** @param members each with the lines of its comment and its type */
function writeInterface(head, members) {
  const body = members.map(([name, lines, type]) => {
    const text = lines.map((line) => `   *${line === '' ? '' : ` ${line}`}\n`).join('')
    const comment = lines.length === 1 ? `  /** ${lines[0]} */\n` : `  /**\n${text}   */\n`
    return `${comment}  readonly ${name}: ${type}\n`
  })
  return [`${commentOf(head.split('<')[0])}export interface ${head} {\n${body.join('')}}\n`]
}

/** The comment that a type has in the source. */
function commentOf(name) {
  const pattern = `/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n(?=export type ${name}\\b)`
  return new RegExp(pattern, 'u').exec(source)[0]
}

/** The names that a statement of the source lists. */
function namesIn(statement) {
  return statement.exec(source)[1].match(/\w+/gu)
}

/** The declarations of some types of the contract, and of what they are made of. */
function declarationsOf(names) {
  const all = new Map()
  for (const file of readdirSync(CONTRACT)) {
    if (!file.endsWith('.d.ts')) continue
    const text = readFileSync(new URL(file, CONTRACT), 'utf8')
    for (const [statement, name] of text.matchAll(STATEMENT)) all.set(name, statement)
  }
  const found = new Set(names)
  for (const name of found) {
    for (const [word] of withoutComments(all.get(name)).matchAll(/\w+/gu)) {
      if (all.has(word)) found.add(word)
    }
  }
  return Array.from(found, (name) =>
    names.includes(name) ? all.get(name) : all.get(name).replace(/^export /mu, ''),
  )
}

function withoutComments(text) {
  return text.replaceAll(/\/\*[\s\S]*?\*\//gu, '')
}

/** An unchanged file keeps its time, so that nothing that depends on it is built again. */
function write(name, parts) {
  const url = new URL(name, DIST)
  const text = parts.join('')
  if (readFileSync(url, 'utf8') !== text) writeFileSync(url, text)
}

function union(values) {
  return values.map((value) => `'${value}'`).join(' | ')
}

function json(value) {
  return JSON.stringify(value)
}

/** The type of a constant: a string, or a record of them. */
function literalType(value) {
  if (typeof value === 'string') return json(value)
  const members = Object.entries(value).map(
    ([key, item]) => `readonly ${key}: ${literalType(item)}`,
  )
  return `{ ${members.join('; ')} }`
}
