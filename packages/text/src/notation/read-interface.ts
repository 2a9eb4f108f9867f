/** Reads `interface.txt`: the wordings of a language for the keys that all languages share. */
import type { Language, Wordings } from '../language/locale.js'
import { GROUPS } from '../options.js'
import { checkTexts } from './check-text.js'
import { FaultCollector } from './faults.js'

/** The file of a language with the words of interfaces. */
export const INTERFACE_FILE = 'interface'

/** The list of keys, beside the folders of the languages. */
export const KEYS_FILE = 'interface-keys.txt'

/** The keys of each group, in the order of their wordings. */
export type InterfaceKeys = Readonly<Record<string, readonly string[]>>

/** Stands for a wording that is not written yet. */
const TO_WRITE = '…'

/** Each group with its type. */
const TYPES = new Map(
  Object.entries<readonly string[]>(GROUPS).flatMap(([type, groups]) =>
    groups.map((group) => [group, type as keyof typeof GROUPS] as const),
  ),
)

/** How many characters a wording has. `packages/text/locales/README.md` tells authors. */
const LENGTHS = { label: { least: 1, most: 40 }, message: { least: 20, most: 160 } } as const
/** A message in a script whose characters are syllables or words may be shorter. */
const DENSE = /^(Jpan|Hans|Hant|Kore|Thai)$/u
const LEAST_OF_DENSE = 6

/** Marks of a place that a program fills in. */
const PLACEHOLDER = /[{}%$]/u

/** A line `key: wording`. */
interface Entry {
  readonly number: number
  readonly group: string
  readonly key: string
  readonly wording: string
}

const headingOf = (group: string) => `## ${group.charAt(0).toUpperCase()}${group.slice(1)}`

/** The headings of `interface.txt`, in their order. */
export const INTERFACE_HEADINGS: readonly string[] = [...TYPES.keys()].map(headingOf)

/** Reads the list of keys, `interface-keys.txt`. @throws NotationError with every fault of the file */
export function readKeys(text: string): InterfaceKeys {
  const faults = new FaultCollector(KEYS_FILE)
  const entries = readEntries(text, faults)
  faults.throwAny()
  return Object.fromEntries(
    [...TYPES.keys()].map((group) => [
      group,
      entries.filter((entry) => entry.group === group).map(({ key }) => key),
    ]),
  )
}

/**
 * @param keys the keys that every language has
 * @throws NotationError with every fault of the file
 */
export function readInterface(language: Language, text: string, keys: InterfaceKeys): Wordings {
  const faults = new FaultCollector(`${language.code}/${INTERFACE_FILE}.txt`)
  const entries = readEntries(text, faults)
  const end = text.trimEnd().split('\n').length
  for (const entry of entries) checkWording(entry, language, faults)
  const wordings = [...TYPES.keys()].map((group) => {
    const own = entries.filter((entry) => entry.group === group)
    return wordingsOf(group, own, keys[group] ?? [], own[0]?.number ?? end, faults)
  })
  faults.throwAny()
  return wordings
}

/** Every line with a key. */
function readEntries(text: string, faults: FaultCollector): readonly Entry[] {
  const entries: Entry[] = []
  const seen: string[] = []
  const all = [...TYPES.keys()]
  let group: string | undefined
  for (const [i, line] of text.split('\n').entries()) {
    const number = i + 1
    if (line === '' || line.startsWith('# ')) continue
    if (line.startsWith('## ')) {
      group = all.find((one) => headingOf(one) === line)
      const next = all[seen.length]
      if (group === undefined || group !== next) {
        const remedy = next === undefined ? 'Remove it' : `Write “${headingOf(next)}” here`
        faults.add(number, `“${line}” is not the next heading`, remedy)
      }
      if (group !== undefined && !seen.includes(group)) seen.push(group)
      continue
    }
    const [, key, wording] = /^([a-z]+(?:-[a-z]+)*): (.*)$/u.exec(line) ?? []
    if (key === undefined || wording === undefined) {
      faults.add(number, `“${line}” is no line of a key`, 'Write “key: wording”')
    } else if (group === undefined) {
      faults.add(
        number,
        'a line before the first heading',
        `Write “${headingOf(all[0] ?? '')}” before it`,
      )
    } else {
      entries.push({ number, group, key, wording })
    }
  }
  for (const missing of all.slice(seen.length)) {
    faults.add(
      text.trimEnd().split('\n').length,
      `no “${headingOf(missing)}”`,
      'Write it, and a line for each of its keys',
    )
  }
  return entries
}

function checkWording(
  { number, group, key, wording }: Entry,
  { script }: Language,
  faults: FaultCollector,
): void {
  const type = TYPES.get(group) ?? 'label'
  const add = (fault: string, remedy: string) => faults.add(number, fault, remedy)
  if (wording === TO_WRITE) {
    add(`“${key}” is not written yet`, 'Write its wording')
    return
  }
  if (PLACEHOLDER.test(wording)) {
    add(`a placeholder in “${wording}”`, 'Word it so that no program has to fill anything in')
  }
  checkTexts([wording], type === 'label' ? 'phrase' : 'unmarked sentence', {}, add)
  const { least, most } = LENGTHS[type]
  const from = type === 'message' && DENSE.test(script) ? LEAST_OF_DENSE : least
  const length = [...wording].length
  if (length < from || length > most) {
    add(`${length} characters in “${wording}”`, `Write ${from} to ${most}`)
  }
}

/** The wordings of a group in the order of its keys. @param first the number of its first line */
function wordingsOf(
  group: string,
  entries: readonly Entry[],
  keys: readonly string[],
  first: number,
  faults: FaultCollector,
): readonly string[] {
  const byKey = new Map<string, Entry>()
  for (const entry of entries) {
    const { number, key } = entry
    if (!keys.includes(key))
      faults.add(
        number,
        `“${key}” is no key of ${group}`,
        'Remove the line, or write a key of interface-keys.txt',
      )
    if (byKey.has(key)) faults.add(number, `“${key}” stands twice`, 'Write each key once')
    byKey.set(key, entry)
  }
  for (const [i, key] of keys.entries()) {
    if (byKey.has(key)) continue
    const before = keys[i - 1]
    const where = before === undefined ? `under “${headingOf(group)}”` : `after “${before}”`
    faults.add(
      byKey.get(before ?? '')?.number ?? first,
      `no “${key}”`,
      `Write “${key}: its wording” ${where}`,
    )
  }
  return keys.map((key) => byKey.get(key)?.wording ?? '')
}
