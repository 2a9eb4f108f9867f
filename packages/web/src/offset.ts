/** How far the page is in the text of the seed. “New text” shows the items that follow. */
import { MOST_OFFSET } from '@polyipsum/contract'
import { type Choice, choiceOf, namedIn, newSeed } from './choice.js'
import { byId } from './element.js'

/** Hidden: only the script and links write it. */
const offset = byId('offset', HTMLInputElement)
const seed = byId('seed', HTMLInputElement)

/** Choices that differ in these alone are parts of one text. */
const OF_PARTS: readonly string[] = ['count', 'format', 'offset'] satisfies (keyof Choice)[]

/** The text that the page asked for last; undefined when the address chooses the next. */
let asked: string | undefined

/** The text that the page showed last, and the item after the last one shown. */
let shown = { text: '', next: 0 }

/** The text that a choice is a part of. */
const textOf = (choice: Choice): string =>
  JSON.stringify(namedIn(choice).filter(({ name }) => !OF_PARTS.includes(name)))

/** Takes the offset of a link: the next choice is no change that the visitor made. */
export function keepOffset(): void {
  asked = undefined
}

/** Goes back to the first item when the form has come to choose another text. */
export function followText(form: HTMLFormElement): void {
  const text = textOf(choiceOf(form))
  if (asked !== undefined && asked !== text) offset.value = ''
  asked = text
}

/**
 * Chooses the items after those that were shown, or another seed. The text of a seed brings none of its
 * items back before all were had, so the page keeps the seed as long as the service takes the offset.
 * Items that were asked for but never came are chosen again.
 */
export function chooseNext(form: HTMLFormElement): void {
  followText(form)
  const { start } = choiceOf(form)
  const next = shown.text === asked ? shown.next : Number(offset.value)
  // Only the first item of a text can begin with “Lorem ipsum”.
  const needsSeed = offset.disabled || start || seed.value === '' || next > MOST_OFFSET
  if (needsSeed) seed.value = newSeed()
  offset.value = needsSeed || next === 0 ? '' : String(next)
  followText(form)
}

/** Notes that the page shows a choice. After “Back”, what was shown before counts as well. */
export function noteShown(choice: Choice): void {
  const text = textOf(choice)
  const end = (choice.offset ?? 0) + choice.count
  shown = { text, next: text === shown.text ? Math.max(end, shown.next) : end }
}
