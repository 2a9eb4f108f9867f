import type { Choice, Line, Locale } from '../language/locale.js'
import type { PhraseEncoder } from './phrase-encoder.js'
import { UNSPACED } from './scripts.js'
import { withSmallLetter } from './small-letter.js'

/** The numbers of the ties of a paragraph and its piece, by name. */
export type Ties = ReadonlyMap<string, number>

/** A choice of one phrase: see the `step…` tables. */
interface Step {
  readonly phrases: readonly string[]
  readonly draw: number
  /** See `stepTails` of the tables. */
  readonly tail: number
}

const BY_CHANCE = 0
const NONE = -1

/** One to four words, fit for emphasis. */
const PHRASE = /^\p{L}[\p{L}\p{M}’]{4,}(?: [\p{L}\p{M}’]+){0,3}$|^\p{Lo}{2,8}$/u
/** The same in Vietnamese, where spaces separate syllables: two to four of them. */
const SYLLABLES = /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+){1,3}$/u
const ENDS_IN_WORD = /[\p{L}\p{M}\p{Nd}’-]$/u
const BEGINS_WITH_WORD = /^[\p{L}\p{M}\p{Nd}’-]/u

/** The lines of a language as steps. Each step copies one phrase. */
export class SentenceTable {
  readonly sentenceSteps = [0]
  readonly stepPhrases: number[] = []
  readonly stepChoices: number[] = []
  readonly stepDraws: number[] = []
  readonly stepTails: number[] = []
  readonly #locale: Locale
  readonly #encoder: PhraseEncoder
  readonly #phrase: RegExp
  readonly #lists: readonly string[]

  constructor(locale: Locale, encoder: PhraseEncoder) {
    this.#locale = locale
    this.#encoder = encoder
    this.#phrase = locale.code === 'vi' ? SYLLABLES : PHRASE
    this.#lists = Object.keys(locale.lists)
  }

  /** The number of lines so far. */
  get length(): number {
    return this.sentenceSteps.length - 1
  }

  /**
   * Adds a sentence with its joiner.
   *
   * @param losesCapital whether it gets a small letter after the lead
   * @returns see `afterLead` of the tables
   */
  add(line: Line, ties: Ties, losesCapital: boolean): number {
    const place = this.stepPhrases.length
    const steps = this.#add([...line, this.#locale.sentenceJoiner], ties)
    if (!losesCapital) return 0
    const small = steps[0]?.phrases.map((phrase) => withSmallLetter(phrase, this.#locale)) ?? []
    return this.#encoder.add(small) - (this.stepPhrases[place] as number)
  }

  /** Adds a title, an item or a heading. */
  addLine(line: Line, ties: Ties): void {
    this.#add(line, ties)
  }

  #add(line: Line, ties: Ties): readonly Step[] {
    const steps = this.#stepsOf(line, ties)
    for (const { phrases, draw, tail } of steps) {
      this.stepTails.push(tail)
      this.stepPhrases.push(this.#encoder.add(phrases))
      this.stepChoices.push(phrases.length)
      this.stepDraws.push(draw)
    }
    this.sentenceSteps.push(this.stepPhrases.length)
    return steps
  }

  /** Makes one step for each choice. Its phrases include the fixed text after it: one copy, not two. */
  #stepsOf(line: Line, ties: Ties): Step[] {
    const steps: Step[] = []
    let before = ''
    let choice: Choice | undefined
    let after = ''
    const addStep = () => {
      const previous = steps.at(-1)?.phrases[0] ?? ''
      if (choice !== undefined) {
        steps.push(...this.#stepsOfChoice(choice, before, after, previous, ties))
      } else if (after !== '') steps.push({ phrases: [after], draw: BY_CHANCE, tail: NONE })
    }
    for (const part of line) {
      if (typeof part === 'string') {
        after += part
        continue
      }
      // A mark before the first choice joins its phrases: the first phrase must hold the capital.
      const isMark = choice === undefined && steps.length === 0 && !/\p{L}/u.test(after)
      if (!isMark) addStep()
      before = isMark ? after : ''
      choice = part
      after = ''
    }
    addStep()
    return steps
  }

  /** @param previous a phrase of the step before */
  #stepsOfChoice(
    choice: Choice,
    before: string,
    after: string,
    previous: string,
    ties: Ties,
  ): Step[] {
    if ('options' in choice) {
      const draw = choice.tie === undefined ? BY_CHANCE : (ties.get(choice.tie) as number) + 1
      const standsAlone =
        before === '' &&
        choice.options.every((option) => this.#phrase.test(option)) &&
        (UNSPACED.test(this.#locale.script) ||
          (!ENDS_IN_WORD.test(previous) &&
            // In Korean a particle may follow.
            (this.#locale.script === 'Kore' || !BEGINS_WITH_WORD.test(after))))
      const tail = standsAlone ? new TextEncoder().encode(after).length : NONE
      return [{ phrases: choice.options.map((option) => before + option + after), draw, tail }]
    }
    const list = this.#locale.lists[choice.list] as readonly string[]
    const draw = -(this.#lists.indexOf(choice.list) + 1)
    // A copy of a long list for each text that follows one would take too much memory.
    const isShort = !/\p{L}/u.test(after)
    const phrases = list.map((phrase) => before + phrase + (isShort ? after : ''))
    const tail = isShort && before === '' ? new TextEncoder().encode(after).length : NONE
    const rest: Step = { phrases: [after], draw: BY_CHANCE, tail: NONE }
    return [{ phrases, draw, tail }, ...(isShort ? [] : [rest])]
  }
}
