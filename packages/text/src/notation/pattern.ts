/**
 * Reads one pattern of a language file. A pattern that names classes by variables
 * (`{kind:G} {person.G}`) is written out into one sentence form for every class that all
 * its lists have; the rest of the engine sees sentence forms alone.
 */
import { ENGINE } from '../engine/engine-constants.js'
import type { PhraseList } from './phrase-list.js'

/** A place in a sentence that a phrase is drawn for. */
export interface Slot {
  readonly list: PhraseList
  readonly column: number
  /** Slots of a sentence with the same register hold the same row. */
  readonly register: number
  /** Whether the phrase begins with a capital wherever it stands. */
  readonly capital: boolean
}

/** A sentence with its classes settled. */
export interface SentenceForm {
  /** Literal text and slots. Where forms of a pattern agree in a slot, it is one object. */
  readonly parts: readonly (string | Slot)[]
  /** How often it is drawn among the forms of its pattern, by the breadth of its lists. */
  readonly weight: number
}

/** A pattern as written, and the sentence forms it stands for. */
export interface Pattern {
  readonly source: string
  readonly forms: readonly SentenceForm[]
}

/** How many different sentences a pattern can give: each draw multiplies by its list's rows. */
export function distinctSentences({ forms }: Pattern): number {
  return forms.reduce((sum, { parts }) => {
    const draws = new Map<number, number>()
    for (const part of parts) {
      if (typeof part !== 'string') draws.set(part.register, part.list.rows.length)
    }
    return sum + [...draws.values()].reduce((product, rows) => product * rows, 1)
  }, 0)
}

type Lists = ReadonlyMap<string, PhraseList>

/** The class that each variable of a pattern stands for. */
type Classes = Readonly<Record<string, string>>

/**
 * @throws RangeError that says what is wrong with the pattern
 */
export function readPattern(source: string, lists: Lists): Pattern {
  const parts = splitPattern(source)
  const slots = parts.filter((part) => typeof part !== 'string')
  if (slots.length === 0) throw new RangeError('has no slot')
  if (slots.length > MAX_SLOTS) throw new RangeError(`has more than ${MAX_SLOTS} slots`)
  const forms: SentenceForm[] = []
  for (const classes of combinations(candidates(slots, lists))) {
    const form = settle(parts, classes, lists)
    if (form !== undefined) forms.push(form)
  }
  if (forms.length === 0) {
    throw new RangeError('no class makes every slot the name of a list and one of its forms')
  }
  return { source, forms }
}

/** A slot as written, `{^name/number:form}`, of which only the name is needed. */
interface WrittenSlot {
  readonly name: readonly string[]
  /** The variables among the parts of the name, and of name and form together. */
  readonly nameVariables: readonly string[]
  readonly variables: readonly string[]
  /** Empty when the pattern names no class: the first form. */
  readonly form: readonly string[]
  readonly register: number
  readonly capital: boolean
  /** What it is for the classes of its variables, once that is known. */
  readonly settled: Map<string, Slot | undefined>
}

const { MAX_SLOTS } = ENGINE

const SLOT = /\{(\^?)([A-Za-z0-9.-]+)(?:\/([0-9]+))?(?::([A-Za-z0-9.-]+))?\}/gu

/** A name part in capitals stands for every class that fits: the G of `person.G`. */
const VARIABLE = /^[A-Z][A-Z0-9]*$/u
const isVariable = (part: string) => VARIABLE.test(part)

function splitPattern(source: string): (string | WrittenSlot)[] {
  const parts: (string | WrittenSlot)[] = []
  const draws: string[] = []
  let end = 0
  const literal = (text: string) => {
    if (/[{}]/u.test(text)) throw new RangeError(`“${text}” is not a slot`)
    if (text !== '') parts.push(text)
  }
  for (const match of source.matchAll(SLOT)) {
    literal(source.slice(end, match.index))
    end = match.index + match[0].length
    const [, capital, name = '', number = '', form = ''] = match
    // The same list with the same number is the same phrase.
    const draw = `${name}/${number}`
    if (!draws.includes(draw)) draws.push(draw)
    parts.push({
      name: name.split('.'),
      nameVariables: name.split('.').filter(isVariable),
      variables: `${name}.${form}`.split('.').filter(isVariable),
      form: form === '' ? [] : form.split('.'),
      register: draws.indexOf(draw),
      capital: capital === '^',
      settled: new Map(),
    })
  }
  literal(source.slice(end))
  return parts
}

/** The classes that each variable may stand for, going by the names of lists and forms. */
function candidates(slots: readonly WrittenSlot[], lists: Lists): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const narrow = (written: readonly string[], names: readonly (readonly string[])[]) => {
    if (!written.some(isVariable)) return
    const fitting = names
      .filter((name) => name.length === written.length)
      .filter((name) => written.every((part, i) => isVariable(part) || part === name[i]))
    for (const [i, part] of written.entries()) {
      if (!isVariable(part)) continue
      const values = new Set(fitting.map((name) => name[i] as string))
      found.set(part, found.get(part)?.filter((value) => values.has(value)) ?? [...values])
    }
  }
  const { listNames, formNames } = namesOf(lists)
  for (const { name, form } of slots) {
    narrow(name, listNames)
    narrow(form, formNames)
  }
  return found
}

/** The names of all lists and of all their forms, in parts; the same for every pattern. */
interface Names {
  readonly listNames: readonly (readonly string[])[]
  readonly formNames: readonly (readonly string[])[]
}

const knownNames = new WeakMap<Lists, Names>()

function namesOf(lists: Lists): Names {
  const known = knownNames.get(lists)
  if (known !== undefined) return known
  const forms = [...lists.values()].flatMap(({ columns }) => [...columns.keys()])
  const inParts = (names: Iterable<string>) => [...names].map((name) => name.split('.'))
  const names = { listNames: inParts(lists.keys()), formNames: inParts(new Set(forms)) }
  knownNames.set(lists, names)
  return names
}

/** Every way of giving each variable one of its classes. */
function combinations(classes: ReadonlyMap<string, readonly string[]>): Classes[] {
  let all: Classes[] = [{}]
  for (const [variable, values] of classes) {
    all = all.flatMap((chosen) => values.map((value) => ({ ...chosen, [variable]: value })))
  }
  return all
}

/** The sentence form for these classes, undefined when a slot has no list or form for them. */
function settle(
  written: readonly (string | WrittenSlot)[],
  classes: Classes,
  lists: Lists,
): SentenceForm | undefined {
  /** For each variable, the size of the smallest list it chooses. */
  const breadth: Record<string, number> = {}
  const parts: (string | Slot)[] = []
  for (const part of written) {
    if (typeof part === 'string') {
      parts.push(part)
      continue
    }
    const slot = settleSlot(part, classes, lists)
    if (slot === undefined) return undefined
    parts.push(slot)
    for (const variable of part.nameVariables) {
      breadth[variable] = Math.min(breadth[variable] ?? Infinity, slot.list.rows.length)
    }
  }
  const weight = Object.values(breadth).reduce((product, size) => product * size, 1)
  return { parts, weight }
}

function settleSlot(slot: WrittenSlot, classes: Classes, lists: Lists): Slot | undefined {
  const key = slot.variables.map((variable) => classes[variable]).join('.')
  if (slot.settled.has(key)) return slot.settled.get(key)
  const fill = (parts: readonly string[]) => parts.map((part) => classes[part] ?? part).join('.')
  const form = fill(slot.form)
  const list = lists.get(fill(slot.name))
  const column = form === '' ? 0 : list?.columns.get(form)
  const { register, capital } = slot
  const settled =
    list === undefined || column === undefined ? undefined : { list, column, register, capital }
  slot.settled.set(key, settled)
  return settled
}
