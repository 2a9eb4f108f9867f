import type { LocaleTables } from '../../compile/locale-tables.js'
import type { PassageWriter } from '../passage.js'
import { Deck } from '../plain/deck.js'
import type { Random } from '../random.js'
import type { Budget } from './budget.js'
import { DrawOrder } from './draw-order.js'
import { type Bounds, lengthOf, type Measure, type Unit } from './measure.js'
import { NO_POOL, Pool } from './pool.js'
import { Sums } from './sums.js'
import { within } from './within.js'

type Tables = Pick<LocaleTables, 'lead' | 'words' | 'openingWords' | 'wordJoiner'>

/** The words of one length. */
interface Words {
  readonly phrases: readonly number[]
  readonly deck: Deck
}

/** The lengths of “Lorem” and of “Lorem ipsum”, in either unit. */
const LOREM = 5
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
  readonly #order = new DrawOrder()
  /** The words within its bounds. */
  #pool = NO_POOL
  #opens = false
  #bounds: Bounds = { least: 1, most: 1 }
  /** The source of the text whose single words are not ordered yet. */
  #source: Random | undefined

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

  /**
   * Begins a text.
   *
   * @param opens whether its first items are “Lorem” and “ipsum”
   * @param bounds the length of an item
   */
  begin(opens: boolean, bounds: Bounds, random: Random): void {
    this.#opens = opens
    this.#bounds = bounds
    this.#source = random
  }

  /** The number of the first word that the text draws; that after the last if items are several words. */
  get beginning(): number {
    const { first, count } = this.#tables.words
    return (this.#singleWords()?.at(this.#opens ? 2 : 0) ?? first + count) - first
  }

  /**
   * Writes an item that is one word, if it is.
   *
   * @param item its number: greater than the last one
   * @returns its length; 0 if the item is several words, or a part of one
   */
  writeOne(item: number): number {
    const { least, most } = this.#bounds
    const leading = this.#opens && item < 2 ? this.#tables.openingWords.leading[item] : undefined
    // “Lorem” and “ipsum” are equally long: if they do not fit, they are one item together.
    if (leading !== undefined && least <= LOREM && LOREM <= most) return this.#write(leading)
    const opens = leading !== undefined && item === 0 && most >= LOREM_IPSUM
    return opens ? 0 : this.#writeSingle(item)
  }

  /**
   * Writes an item: a word, or several if none has the length, or the beginning of one if none is
   * short enough.
   *
   * @param item its number: not less than the last one
   * @param isSolid whether several words have no spaces between them
   * @returns the length of the item
   */
  write(item: number, isSolid: boolean, random: Random): number {
    return (
      (this.#opens && item === 0 && this.writeOpening(random)) ||
      this.#writeSingle(item) ||
      this.#writeSeveral(isSolid, random)
    )
  }

  /** Writes the word of an item. @returns its length; 0 if no word has a length within the bounds */
  #writeSingle(item: number): number {
    const order = this.#singleWords()
    return order === undefined ? 0 : this.#write(order.at(item))
  }

  #write(word: number): number {
    this.#passage.append(word)
    return this.#lengths[word] as number
  }

  #writeSeveral(isSolid: boolean, random: Random): number {
    const { least, most } = this.#bounds
    const passage = this.#passage
    const { end } = passage
    const wish = least + random.below(most - least + 1)
    const sums = isSolid ? this.#solidSums() : this.#spaced
    const length = sums.choose(least, most, wish)
    this.#renew()
    if (length !== -1) {
      this.#writeWords(length, sums, isSolid ? 0 : 1, random)
      return length
    }
    this.#writeBeginning(wish, random)
    return lengthOf(passage.bytes, end, passage.end, this.#unit)
  }

  /** The order of the words within the bounds; undefined if there are none. */
  #singleWords(): DrawOrder | undefined {
    if (this.#source !== undefined) this.#order.begin(this.#poolWithin(this.#bounds), this.#source)
    this.#source = undefined
    return this.#pool.size > 0 ? this.#order : undefined
  }

  /** The words within bounds. They are found again only if the bounds are others than the last. */
  #poolWithin({ least, most }: Bounds): Pool {
    const { bounds } = this.#pool
    if (bounds.least === least && bounds.most === most) return this.#pool
    this.#pool = new Pool({ least, most })
    for (const words of this.#words.slice(least, most + 1)) {
      for (const phrase of words?.phrases ?? []) this.#pool.add(phrase)
    }
    return this.#pool
  }

  /** Puts all words back. */
  #renew(): void {
    this.#all.renew()
    for (const words of this.#words) words?.deck.renew()
  }

  #solidSums(): Sums {
    this.#solid ??= new Sums(this.#wordLengths, this.#wordLengths)
    return this.#solid
  }

  /** Writes “Lorem ipsum”, alone or with words after it. @returns the length; 0 if it does not fit */
  writeOpening(random: Random): number {
    const { least, most } = this.#bounds
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
    this.#renew()
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

  /** Draws the length of a word after which the sums hold the rest: that of any word, or the next. */
  #drawLength(left: number, sums: Sums, gap: number, random: Random): number {
    const { first, count } = this.#tables.words
    const length = within(
      1,
      this.#words.length - 1,
      this.#lengths[first + random.below(count)] as number,
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
