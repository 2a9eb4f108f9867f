import type { LocaleTables } from '../../compile/locale-tables.js'
import type { PassageWriter } from '../passage.js'
import type { Random } from '../random.js'
import type { Budget } from './budget.js'
import { JoinedWords, wordsByLength } from './joined-words.js'
import { type Bounds, lengthOf, type Measure, type Unit } from './measure.js'
import { appendBeginning } from './phrase-beginning.js'
import { DrawOrder } from './pool/draw-order.js'
import { NO_POOL, Pool } from './pool/pool.js'

type Tables = Pick<LocaleTables, 'lead' | 'words' | 'beginnings' | 'openingWords' | 'wordJoiner'>

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
  /** At index `n`, the words of the length `n`. */
  readonly #byLength: readonly (readonly number[] | undefined)[]
  /** Several words with a space between each two. */
  readonly #spaced: JoinedWords
  /** The same without spaces; undefined until needed, as few languages need it. */
  #solid: JoinedWords | undefined
  readonly #budget: Budget
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
    this.#byLength = wordsByLength(tables.words, phrases)
    this.#spaced = this.#joined(tables.wordJoiner)
  }

  #joined(joiner: number | undefined): JoinedWords {
    const { words } = this.#tables
    return new JoinedWords(
      words,
      this.#byLength,
      this.#lengths,
      this.#passage,
      this.#budget,
      joiner,
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
    if (isSolid) this.#solid ??= this.#joined(undefined)
    const words = isSolid && this.#solid !== undefined ? this.#solid : this.#spaced
    const length = words.choose(least, most, wish)
    if (length === -1) this.#writeBeginning(wish, random)
    else words.write(length, random)
    return length === -1 ? lengthOf(passage.bytes, end, passage.end, this.#unit) : length
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
    for (const words of this.#byLength.slice(least, most + 1)) {
      for (const word of words ?? []) this.#pool.add(word)
    }
    return this.#pool
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
    this.#spaced.write(rest, random)
    return before + rest
  }

  /**
   * Fills a length that words cannot have: with the beginning of a word. If the bytes of its
   * characters do not add up, with the beginning of “Lorem ipsum”, perhaps with words after it.
   */
  #writeBeginning(length: number, random: Random): void {
    const { beginnings, lead, wordJoiner } = this.#tables
    const passage = this.#passage
    const word = beginnings.first + random.below(beginnings.count)
    if (appendBeginning(passage, word, length, this.#unit)) return
    for (let latin = LOREM_IPSUM; latin > 0; latin--) {
      const rest = length - latin - 1
      if (rest !== -1 && !this.#spaced.has(rest)) continue
      appendBeginning(passage, lead, latin, this.#unit)
      if (rest === -1) return
      passage.append(wordJoiner)
      this.#spaced.write(rest, random)
      return
    }
  }
}
