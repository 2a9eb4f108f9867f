import type { LocaleTables } from '../compile/locale-tables.js'
import type { Measure } from './measure.js'
import type { PassageWriter } from './passage.js'
import type { Random } from './random.js'
import type { Ties } from './ties.js'

/** A run of sentences of one piece that a text may go through. */
export interface Run {
  readonly piece: number
  readonly paragraph: number
  /** The first sentence, … */
  readonly from: number
  /** … and the one after the last. */
  readonly to: number
  /** What to add to the first phrase: see `afterLead` of the tables. */
  readonly shift: number
}

/** What a text goes through when it has no choice. */
const FREE = -1

/**
 * The lengths that a text can have from each of its steps on, when it may end after any sentence
 * and leave the optional ones out: sets of numbers, as bits, computed from the end to the beginning.
 * Whoever follows them arrives at the length and never goes back.
 */
export class Fitting {
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #measure: Measure
  /** Whether a space may stand between two sentences that nothing joins. */
  readonly #mayPart: boolean
  readonly #distinct = new Map<number, Uint16Array>()
  /** A row a step, and one for the end of each sentence. Bit `n`: so much more can follow. */
  #bits = new Uint32Array(1024)
  /** For each step the phrase that its tie has drawn, or `FREE`. */
  #drawn: Int32Array = new Int32Array(64)
  #words = 0
  #from = 0
  #to = 0
  #shift = 0

  constructor(tables: Omit<LocaleTables, 'bytes' | 'offsets'>, measure: Measure) {
    this.#tables = tables
    this.#measure = measure
    // Where every character has three bytes, two lengths of three could not be had otherwise.
    this.#mayPart = measure.unit === 'bytes' && tables.joinerLength === 0
  }

  /**
   * Looks as far ahead as a text of a length goes.
   *
   * @param ties undefined to see what could be with any of them
   * @param most the length
   */
  lookAhead(run: Run, ties: Ties | undefined, most: number): void {
    const { sentenceSteps, paragraphSentences, stepDraws, stepChoices, optional } = this.#tables
    const { least } = this.#measure
    const { piece, from, to } = run
    this.#from = from
    this.#shift = run.shift
    this.#words = (most >>> 5) + 1
    const firstStep = sentenceSteps[from] as number
    let { paragraph } = run
    let sentence = from
    // What ties a sentence to others is of no account where it stands alone.
    const isLoose = to === from + 1 && !this.#tiesItself(from)
    for (let length = 0; sentence < to && length <= most; sentence++) {
      if (sentence === paragraphSentences[paragraph + 1]) paragraph++
      if (sentence === from || optional[sentence] === 0) length += least[sentence] as number
      const end = sentenceSteps[sentence + 1] as number
      if (end - firstStep > this.#drawn.length) this.#drawn = grown(this.#drawn)
      for (let step = sentenceSteps[sentence] as number; step < end; step++) {
        const draw = stepDraws[step] as number
        this.#drawn[step - firstStep] =
          draw > 0 && !isLoose && ties !== undefined
            ? ties.position(draw - 1, piece, paragraph, stepChoices[step] as number)
            : FREE
      }
    }
    this.#to = sentence
    const size = this.#startRow(sentence) * this.#words
    if (size > this.#bits.length) this.#bits = new Uint32Array(2 * size)
    else this.#bits.fill(0, 0, size)
    this.#fill()
  }

  /** Whether the text can have a length. */
  has(length: number): boolean {
    return this.#isSet(0, length)
  }

  /**
   * Goes through the sentences so that they have a length together, which the text can have.
   *
   * @param passage takes them; it has room for them
   * @returns the sentence after the last
   */
  follow(length: number, random: Random, passage: PassageWriter): number {
    const { optional, wordJoiner } = this.#tables
    let sentence = this.#from
    let left = length
    for (;;) {
      left = this.#followSteps(sentence, left, random, passage)
      const next = sentence + 1
      if (left === 0) return next
      const goesOn = next < this.#to && this.#canGoOn(next, left)
      const leavesOut = next + 1 < this.#to && optional[next] === 1 && this.#canGoOn(next + 1, left)
      sentence = goesOn && !(leavesOut && random.below(2) === 0) ? next : next + 1
      if (!this.#isSet(this.#startRow(sentence), left)) {
        passage.append(wordJoiner)
        left--
      }
    }
  }

  /** Whether two alternatives of one sentence are tied to each other. */
  #tiesItself(sentence: number): boolean {
    const { sentenceSteps, stepDraws } = this.#tables
    const steps = stepDraws.subarray(sentenceSteps[sentence], sentenceSteps[sentence + 1])
    return steps.some((draw, i) => draw > 0 && steps.indexOf(draw) < i)
  }

  #followSteps(sentence: number, length: number, random: Random, passage: PassageWriter): number {
    const { sentenceSteps, stepPhrases, stepChoices } = this.#tables
    const { phrases } = this.#measure
    const firstStep = sentenceSteps[this.#from] as number
    const end = sentenceSteps[sentence + 1] as number
    let left = length
    let shift = sentence === this.#from ? this.#shift : 0
    for (let step = sentenceSteps[sentence] as number; step < end; step++) {
      const first = (stepPhrases[step] as number) + shift
      shift = 0
      const choices = stepChoices[step] as number
      const drawn = this.#drawn[step - firstStep] as number
      const row = this.#row(sentence, step) + 1
      let choice = drawn === FREE ? (choices === 1 ? 0 : random.below(choices)) : drawn
      // One of them fits, as the sets say.
      while (!this.#isSet(row, left - (phrases[first + choice] as number))) {
        choice = choice + 1 < choices ? choice + 1 : 0
      }
      passage.append(first + choice)
      left -= phrases[first + choice] as number
    }
    return left
  }

  #canGoOn(sentence: number, left: number): boolean {
    const row = this.#startRow(sentence)
    return this.#isSet(row, left) || (this.#mayPart && this.#isSet(row, left - 1))
  }

  #isSet(row: number, bit: number): boolean {
    if (bit < 0 || bit >>> 5 >= this.#words) return false
    return (((this.#bits[row * this.#words + (bit >>> 5)] as number) >>> (bit & 31)) & 1) === 1
  }

  /** The row of a step, or of the end of a sentence, which is after that of its last step. */
  #row(sentence: number, step: number): number {
    return step - (this.#tables.sentenceSteps[this.#from] as number) + sentence - this.#from
  }

  #startRow(sentence: number): number {
    return this.#row(sentence, this.#tables.sentenceSteps[sentence] as number)
  }

  /** Computes the sets, the last first. */
  #fill(): void {
    const { sentenceSteps, stepPhrases, stepChoices, optional } = this.#tables
    const { phrases } = this.#measure
    const firstStep = sentenceSteps[this.#from] as number
    const bits = this.#bits
    const words = this.#words
    for (let sentence = this.#to - 1; sentence >= this.#from; sentence--) {
      const start = sentenceSteps[sentence] as number
      const end = sentenceSteps[sentence + 1] as number
      const endRow = this.#row(sentence, end)
      bits[endRow * words] = 1
      const next = sentence + 1
      if (next < this.#to) this.#addNext(endRow, next)
      if (next + 1 < this.#to && optional[next] === 1) this.#addNext(endRow, next + 1)
      for (let step = end - 1; step >= start; step--) {
        const row = this.#row(sentence, step)
        const first = (stepPhrases[step] as number) + (step === firstStep ? this.#shift : 0)
        const drawn = this.#drawn[step - firstStep] as number
        if (drawn === FREE) {
          const lengths = this.#lengthsOf(first, stepChoices[step] as number)
          for (let i = 0; i < lengths.length; i++) this.#add(row, row + 1, lengths[i] as number)
        } else {
          this.#add(row, row + 1, phrases[first + drawn] as number)
        }
      }
    }
  }

  #addNext(row: number, sentence: number): void {
    const start = this.#startRow(sentence)
    this.#add(row, start, 0)
    if (this.#mayPart) this.#add(row, start, 1)
  }

  /** Adds to a row what another has, each number so much greater. */
  #add(target: number, source: number, by: number): void {
    const bits = this.#bits
    const words = this.#words
    const skipped = by >>> 5
    const shift = by & 31
    const to = target * words
    const from = source * words
    let carried = 0
    for (let word = skipped; word < words; word++) {
      const value = bits[from + word - skipped] as number
      bits[to + word] = (bits[to + word] as number) | (value << shift) | carried
      carried = shift === 0 ? 0 : value >>> (32 - shift)
    }
  }

  /** The lengths of some phrases, each once. */
  #lengthsOf(first: number, count: number): Uint16Array {
    const key = first * 65_536 + count
    const known = this.#distinct.get(key)
    if (known !== undefined) return known
    const lengths = Uint16Array.from(new Set(this.#measure.phrases.subarray(first, first + count)))
    this.#distinct.set(key, lengths)
    return lengths
  }
}

function grown(numbers: Int32Array): Int32Array {
  const more = new Int32Array(2 * numbers.length)
  more.set(numbers)
  return more
}
