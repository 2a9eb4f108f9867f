import type { LocaleTables } from '../compile/locale-tables.js'
import { Deck } from './deck.js'
import type { ExactLength } from './exact-writer.js'
import type { Measure, Unit } from './measure.js'
import type { PassageWriter } from './passage.js'
import type { Random } from './random.js'

type Tables = Pick<LocaleTables, 'lead' | 'words' | 'openingWords' | 'wordJoiner'>

/** The words of one length. */
interface Words {
  readonly phrases: readonly number[]
  readonly deck: Deck
}

/** How long the phrase is that every opening begins with. */
const LOREM_IPSUM = 11

/** What is longer than this begins with any word; of what is left then, all must fit. */
const HORIZON = 96

/** Writes items of exact lengths in words. */
export class ExactWords {
  readonly #tables: Tables
  readonly #passage: PassageWriter
  readonly #unit: Unit
  /** The length of each phrase. */
  readonly #lengths: Uint16Array
  readonly #all: Deck
  /** The words by their length. */
  readonly #words: readonly (Words | undefined)[]
  /** The lengths that several words can have together up to the horizon: parted by a space, or by nothing. */
  readonly #spaced: readonly boolean[]
  readonly #solid: readonly boolean[]
  #leading: readonly number[] = []

  constructor(tables: Tables, passage: PassageWriter, { unit, phrases }: Measure) {
    this.#tables = tables
    this.#passage = passage
    this.#unit = unit
    this.#lengths = phrases
    this.#all = new Deck(tables.words.count)
    this.#words = byLength(tables, phrases)
    this.#spaced = this.#sums(1)
    this.#solid = this.#sums(0)
  }

  /** Begins a text. @param opens whether with “Lorem ipsum” */
  begin(opens: boolean): void {
    this.#leading = opens ? this.#tables.openingWords.leading.slice(0, 2) : []
    this.#all.renew()
    for (const words of this.#words) words?.deck.renew()
  }

  /**
   * Writes the next item: a word, several where none is so long, or the beginning of one where none is so short.
   *
   * @param solid whether nothing parts words
   */
  write({ least, most }: Omit<ExactLength, 'unit'>, solid: boolean, random: Random): void {
    const wish = this.#wish(least, most, random)
    const sums = solid ? this.#solid : this.#spaced
    const gap = solid ? 0 : 1
    if (this.#leading.length > 0 && this.#writeLeading({ least, most }, wish, random)) return
    const length = within(least, wish, most, (length) => length > HORIZON || sums[length] === true)
    if (length === -1) this.#writeBeginning(wish, random)
    else this.#writeWords(length, sums, gap, random)
  }

  /** Writes “Lorem”, “ipsum”, or both with others after them, if they fit. */
  #writeLeading({ least, most }: Omit<ExactLength, 'unit'>, wish: number, random: Random): boolean {
    const passage = this.#passage
    const { wordJoiner } = this.#tables
    const [first = 0, second] = this.#leading
    const length = this.#lengths[first] as number
    if (least <= length && length <= most) {
      passage.append(first)
      this.#leading = this.#leading.slice(1)
      return true
    }
    this.#leading = []
    if (second === undefined) return false
    const both = length + 1 + (this.#lengths[second] as number)
    const rest = wish - both - 1
    const fits = rest === -1 || rest > HORIZON || this.#spaced[rest] === true
    if (!fits) return false
    for (const phrase of [first, wordJoiner, second]) passage.append(phrase)
    if (rest === -1) return true
    passage.append(wordJoiner)
    this.#writeWords(rest, this.#spaced, 1, random)
    return true
  }

  #writeWords(length: number, sums: readonly boolean[], gap: number, random: Random): void {
    const passage = this.#passage
    const { first } = this.#tables.words
    let left = length
    while (left > HORIZON) {
      const word = first + this.#all.draw(random)
      passage.append(word)
      left -= this.#lengths[word] as number
      if (gap > 0) passage.append(this.#tables.wordJoiner)
      left -= gap
    }
    for (;;) {
      const whole = this.#words[left]
      const next = whole === undefined ? this.#drawLength(left, sums, gap, random) : left
      const { phrases, deck } = this.#words[next] as Words
      passage.append(phrases[deck.draw(random)] as number)
      if (next === left) return
      if (gap > 0) passage.append(this.#tables.wordJoiner)
      left -= next + gap
    }
  }

  /** Any length within bounds, those of many words sooner than those of few. */
  #wish(least: number, most: number, random: Random): number {
    const counts = this.#words.slice(least, most + 1)
    const total = counts.reduce((sum, words) => sum + (words?.phrases.length ?? 0), 0)
    if (total === 0) return least + random.below(most - least + 1)
    let number = random.below(total)
    let length = least - 1
    while (number >= 0) number -= this.#words[++length]?.phrases.length ?? 0
    return length
  }

  /** The length of a word that leaves as much as others can have. */
  #drawLength(left: number, sums: readonly boolean[], gap: number, random: Random): number {
    const goesOn = (length: number) =>
      this.#words[length] !== undefined && sums[left - length - gap] === true
    const most = this.#words.length - 1
    return within(1, this.#wish(1, most, random), most, goesOn)
  }

  /**
   * Writes what no words can be: the beginning of one, or, where its characters have several bytes,
   * of “Lorem ipsum”, perhaps with words after it.
   */
  #writeBeginning(length: number, random: Random): void {
    const { words, lead, wordJoiner } = this.#tables
    const passage = this.#passage
    if (passage.appendBeginning(words.first + this.#all.draw(random), length, this.#unit)) return
    for (let latin = LOREM_IPSUM; latin > 0; latin--) {
      const rest = length - latin - 1
      if (rest !== -1 && this.#spaced[rest] !== true) continue
      passage.appendBeginning(lead, latin, this.#unit)
      if (rest === -1) return
      passage.append(wordJoiner)
      this.#writeWords(rest, this.#spaced, 1, random)
      return
    }
  }

  /** What words can have together up to the horizon. @param gap the length of what parts them */
  #sums(gap: number): readonly boolean[] {
    const sums: boolean[] = []
    for (let sum = 1; sum <= HORIZON; sum++) {
      sums[sum] = this.#words.some(
        (_, length) => length === sum || sums[sum - length - gap] === true,
      )
    }
    return sums
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
  // Lengths that no word has stay empty.
  return phrases.map((phrases) => ({ phrases, deck: new Deck(phrases.length) }))
}

/** The first number from a wish on, round and round within bounds, that will do; −1 for none. */
export function within(
  least: number,
  wish: number,
  most: number,
  willDo: (number: number) => boolean,
): number {
  for (let number = wish; number <= most; number++) if (willDo(number)) return number
  for (let number = least; number < wish; number++) if (willDo(number)) return number
  return -1
}
