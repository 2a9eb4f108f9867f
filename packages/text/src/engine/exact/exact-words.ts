import type { LocaleTables } from '../../compile/locale-tables.js'
import type { PassageWriter } from '../passage.js'
import { Deck } from '../plain/deck.js'
import type { Random } from '../random.js'
import type { Budget } from './budget.js'
import { type Bounds, lengthOf, type Measure, type Unit } from './measure.js'
import { Sums } from './sums.js'
import { within } from './within.js'

type Tables = Pick<LocaleTables, 'lead' | 'words' | 'openingWords' | 'wordJoiner'>

/** The words of one length. */
interface Words {
  readonly phrases: readonly number[]
  readonly deck: Deck
}

/** The length of “Lorem ipsum”, in either unit. */
const LOREM_IPSUM = 11

/** Writes items of exact lengths as words. */
export class ExactWords {
  readonly #tables: Tables
  readonly #passage: PassageWriter
  readonly #unit: Unit
  /** The length of each phrase. */
  readonly #lengths: Uint16Array
  /** The byte between words. */
  readonly #space: number
  readonly #all: Deck
  /** The words by their length. */
  readonly #words: readonly (Words | undefined)[]
  readonly #budget: Budget
  /** The lengths of single words. */
  readonly #wordLengths: readonly number[]
  /** The possible lengths of words with a space between them. */
  readonly #spaced: Sums
  /** The same without spaces; undefined until needed, as few languages need it. */
  #solid: Sums | undefined
  #leading: readonly number[] = []

  constructor(tables: Tables, passage: PassageWriter, { unit, phrases }: Measure, budget: Budget) {
    this.#tables = tables
    this.#passage = passage
    this.#unit = unit
    this.#lengths = phrases
    this.#budget = budget
    this.#space = passage.bytes[passage.offsets[tables.wordJoiner] as number] as number
    this.#all = new Deck(tables.words.count)
    this.#words = byLength(tables, phrases)
    const lengths = [...this.#words.keys()].filter((length) => this.#words[length] !== undefined)
    this.#wordLengths = lengths
    this.#spaced = new Sums(
      lengths,
      lengths.map((length) => length + 1),
    )
  }

  /** Begins a text. @param opens whether its first items are “Lorem” and “ipsum” */
  begin(opens: boolean): void {
    this.#leading = opens ? this.#tables.openingWords.leading.slice(0, 2) : []
    this.#all.renew()
    for (const words of this.#words) words?.deck.renew()
  }

  /**
   * Writes the next item: a word, or several if none is long enough, or the beginning of one if none
   * is short enough.
   *
   * @param isSolid whether the words have no spaces between them
   * @returns the length of the item
   */
  write({ least, most }: Bounds, isSolid: boolean, random: Random): number {
    const passage = this.#passage
    const { end } = passage
    const wish = this.#wish(least, most, random)
    const sums = isSolid ? this.#solidSums() : this.#spaced
    if (!this.#writeLeading({ least, most }, random)) {
      const length = sums.choose(least, most, wish)
      if (length !== -1) {
        this.#writeWords(length, sums, isSolid ? 0 : 1, random)
        return length
      }
      this.#writeBeginning(wish, random)
    }
    return lengthOf(passage.bytes, end, passage.end, this.#unit)
  }

  #solidSums(): Sums {
    this.#solid ??= new Sums(this.#wordLengths, this.#wordLengths)
    return this.#solid
  }

  /** Writes “Lorem” or “ipsum”, or both as `writeOpening` does, if they fit. */
  #writeLeading(bounds: Bounds, random: Random): boolean {
    const [next] = this.#leading
    if (next === undefined) return false
    const length = this.#lengths[next] as number
    if (bounds.least <= length && length <= bounds.most) {
      this.#passage.append(next)
      this.#leading = this.#leading.slice(1)
      return true
    }
    const isFirst = this.#leading.length === 2
    this.#leading = []
    return isFirst && this.writeOpening(bounds, random) > 0
  }

  /** Writes “Lorem ipsum”, alone or with words after it. @returns the length; 0 if it does not fit */
  writeOpening({ least, most }: Bounds, random: Random): number {
    const passage = this.#passage
    const { openingWords, wordJoiner } = this.#tables
    if (most < LOREM_IPSUM) return 0
    const from = Math.max(least, LOREM_IPSUM)
    const before = LOREM_IPSUM + 1
    const wish = from + random.below(most - from + 1)
    const rest = this.#spaced.choose(from - before, most - before, wish - before)
    if (rest === -1 && least > LOREM_IPSUM) return 0
    const [lorem = 0, ipsum = 0] = openingWords.leading
    for (const phrase of [lorem, wordJoiner, ipsum]) passage.append(phrase)
    if (rest === -1) return LOREM_IPSUM
    passage.append(wordJoiner)
    this.#writeWords(rest, this.#spaced, 1, random)
    return before + rest
  }

  /** Writes words that have a length together. The sums must hold it. */
  #writeWords(length: number, sums: Sums, gap: number, random: Random): void {
    const passage = this.#passage
    const { words, wordJoiner } = this.#tables
    let left = length
    const begin = left
    while (left > sums.anyPartFrom) {
      const word = words.first + this.#all.draw(random)
      passage.append(word)
      if (gap > 0) passage.appendByte(this.#space)
      left -= (this.#lengths[word] as number) + gap
    }
    // At least one step for each word.
    this.#budget.spend(begin - left)
    for (;;) {
      const whole = this.#words[left]
      const next = whole === undefined ? this.#drawLength(left, sums, gap, random) : left
      const { phrases, deck } = this.#words[next] as Words
      passage.append(phrases[deck.draw(random)] as number)
      this.#budget.spend(this.#words.length)
      if (next === left) return
      if (gap > 0) passage.append(wordJoiner)
      left -= next + gap
    }
  }

  /** Draws a length within bounds, weighted by its number of words. */
  #wish(least: number, most: number, random: Random): number {
    const counts = this.#words.slice(least, most + 1)
    const total = counts.reduce((sum, words) => sum + (words?.phrases.length ?? 0), 0)
    if (total === 0) return least + random.below(most - least + 1)
    let number = random.below(total)
    let length = least - 1
    while (number >= 0) number -= this.#words[++length]?.phrases.length ?? 0
    return length
  }

  /** Draws the length of a word after which the sums hold the rest. */
  #drawLength(left: number, sums: Sums, gap: number, random: Random): number {
    const most = this.#words.length - 1
    const wish = this.#wish(1, most, random)
    const length = within(
      1,
      most,
      wish,
      (length) => this.#words[length] !== undefined && sums.has(left - length - gap),
    )
    if (length !== -1) return length
    throw new Error(`no word leaves what others can have of ${left}`)
  }

  /**
   * Fills a length that words cannot have: with the beginning of a word. If the bytes of its
   * characters do not add up, with the beginning of “Lorem ipsum”, perhaps with words after it.
   */
  #writeBeginning(length: number, random: Random): void {
    const { words, lead, wordJoiner } = this.#tables
    const passage = this.#passage
    if (passage.appendBeginning(words.first + this.#all.draw(random), length, this.#unit)) return
    for (let latin = LOREM_IPSUM; latin > 0; latin--) {
      const rest = length - latin - 1
      if (rest !== -1 && !this.#spaced.has(rest)) continue
      passage.appendBeginning(lead, latin, this.#unit)
      if (rest === -1) return
      passage.append(wordJoiner)
      this.#writeWords(rest, this.#spaced, 1, random)
      return
    }
  }
}

/** The words of a language by their length. */
function byLength({ words: { first, count } }: Tables, lengths: Uint16Array) {
  const phrases: number[][] = []
  for (let phrase = first; phrase < first + count; phrase++) {
    const length = lengths[phrase] as number
    phrases[length] ??= []
    phrases[length].push(phrase)
  }
  // `map` keeps the holes of the array: lengths that no word has.
  return phrases.map((phrases) => ({ phrases, deck: new Deck(phrases.length) }))
}
