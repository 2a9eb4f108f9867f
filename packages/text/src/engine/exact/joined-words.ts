import type { WordTable } from '../../compile/locale-tables.js'
import type { PassageWriter } from '../passage.js'
import { Deck } from '../plain/deck.js'
import type { Random } from '../random.js'
import type { Budget } from './budget.js'
import { Sums } from './table/sums.js'

/** Consecutive phrases: words, or whole wordings. */
type Words = Pick<WordTable, 'first' | 'count'>

/** Words that have a length together: with a space between each two, or without. */
export class JoinedWords {
  readonly #words: Words
  /** The length of each phrase. */
  readonly #lengths: Uint16Array
  readonly #passage: PassageWriter
  readonly #budget: Budget
  /** The phrase between two words; undefined if there is none. */
  readonly #joiner: number | undefined
  readonly #gap: number
  /** The words by their length. */
  readonly #byLength: readonly (readonly number[] | undefined)[]
  /** The lengths of single words, and the weight of each in a draw. */
  readonly #single: readonly number[]
  readonly #weights: Float64Array
  /** The possible lengths. */
  readonly #sums: Sums
  /** All words, and those of each length. */
  readonly #all: Deck
  readonly #decks: readonly (Deck | undefined)[]
  /** The lengths whose decks were drawn from. */
  readonly #drawn: number[] = []

  /** @param byLength at index `n`, the words of the length `n` */
  constructor(
    words: Words,
    byLength: readonly (readonly number[] | undefined)[],
    lengths: Uint16Array,
    passage: PassageWriter,
    budget: Budget,
    joiner: number | undefined,
  ) {
    this.#words = words
    this.#lengths = lengths
    this.#passage = passage
    this.#budget = budget
    this.#joiner = joiner
    this.#gap = joiner === undefined ? 0 : 1
    this.#byLength = byLength
    this.#single = [...byLength.keys()].filter((length) => byLength[length] !== undefined)
    this.#weights = new Float64Array(this.#single.length)
    this.#sums = new Sums(
      this.#single,
      this.#single.map((length) => length + this.#gap),
    )
    this.#all = new Deck(words.count)
    this.#decks = byLength.map((words) => words && new Deck(words.length))
  }

  /** Whether words can have a length together. */
  has(length: number): boolean {
    return this.#sums.has(length)
  }

  /** See `Sums.choose`. */
  choose(least: number, most: number, wish: number): number {
    return this.#sums.choose(least, most, wish)
  }

  /** Writes words that have a length together, which they can have. No word comes back before all were had. */
  write(length: number, random: Random): void {
    const passage = this.#passage
    const { first } = this.#words
    const begin = passage.end
    this.#all.renew()
    for (const drawn of this.#drawn.splice(0)) this.#decks[drawn]?.renew()
    let left = length
    // The last words are drawn by length: few may fill the rest.
    while (left > this.#sums.anyPartFrom + this.#byLength.length) {
      left = this.#append(first + this.#all.draw(random), left)
    }
    while (this.#byLength[left] === undefined) {
      left = this.#append(this.#draw(this.#drawLength(left, random), random), left)
    }
    passage.append(this.#draw(left, random))
    this.#budget.spend(passage.end - begin)
  }

  /** Appends a word that others follow. @returns the length that is left */
  #append(word: number, left: number): number {
    this.#passage.append(word)
    if (this.#joiner !== undefined) this.#passage.append(this.#joiner)
    return left - (this.#lengths[word] as number) - this.#gap
  }

  /** Draws a word of a length. */
  #draw(length: number, random: Random): number {
    const words = this.#byLength[length] as readonly number[]
    this.#drawn.push(length)
    return words[(this.#decks[length] as Deck).draw(random)] as number
  }

  /**
   * Draws the length of a word that others follow: in proportion to the words of that length, and to
   * what can follow, which is the words that fill the rest, or any words if none does alone.
   */
  #drawLength(left: number, random: Random): number {
    const single = this.#single
    const weights = this.#weights
    let total = 0
    for (let i = 0; i < single.length; i++) {
      total += this.#weightOf(single[i] as number, left)
      weights[i] = total
    }
    const number = random.below(total)
    let place = 0
    while ((weights[place] as number) <= number) place++
    return single[place] as number
  }

  #weightOf(length: number, left: number): number {
    const rest = left - length - this.#gap
    if (!this.#sums.has(rest)) return 0
    const after = this.#byLength[rest]?.length ?? this.#words.count
    return (this.#byLength[length] as readonly number[]).length * after
  }
}

/** At index `n`, the words of the length `n`; undefined if there are none. */
export function wordsByLength({ first, count }: Words, lengths: Uint16Array) {
  const words: (number[] | undefined)[] = []
  for (let word = first; word < first + count; word++) {
    const length = lengths[word] as number
    words[length] ??= []
    words[length].push(word)
  }
  return Array.from(words)
}
