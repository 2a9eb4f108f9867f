import type { Choice, Line, Locale } from '../locale.js'
import type { PhraseEncoder } from './phrase-encoder.js'
import { withSmallLetter } from './small-letter.js'

/** The ties of a paragraph and its piece, by number. */
export type Ties = ReadonlyMap<string, number>

/** Phrases to choose one of, and what chooses: see `stepDraws` of the tables. */
interface Step {
  readonly phrases: readonly string[]
  readonly draw: number
}

const BY_CHANCE = 0

/** The sentences of a language as steps, each of which copies one phrase. */
export class SentenceTable {
  readonly sentenceSteps = [0]
  readonly stepPhrases: number[] = []
  readonly stepChoices: number[] = []
  readonly stepDraws: number[] = []
  readonly #locale: Locale
  readonly #encoder: PhraseEncoder
  readonly #lists: readonly string[]

  constructor(locale: Locale, encoder: PhraseEncoder) {
    this.#locale = locale
    this.#encoder = encoder
    this.#lists = Object.keys(locale.lists)
  }

  /** How many sentences there are. */
  get length(): number {
    return this.sentenceSteps.length - 1
  }

  /**
   * Adds a sentence, with what joins it to the next.
   *
   * @param losesCapital whether it may stand after the lead of the opening
   * @returns what to add there to the phrase that it begins with
   */
  add(line: Line, ties: Ties, losesCapital: boolean): number {
    const steps = this.#stepsOf(line, ties)
    for (const { phrases, draw } of steps) {
      this.stepPhrases.push(this.#encoder.add(phrases))
      this.stepChoices.push(phrases.length)
      this.stepDraws.push(draw)
    }
    const place = this.sentenceSteps.at(-1) as number
    this.sentenceSteps.push(this.stepPhrases.length)
    if (!losesCapital) return 0
    const small = steps[0]?.phrases.map((phrase) => withSmallLetter(phrase, this.#locale)) ?? []
    return this.#encoder.add(small) - (this.stepPhrases[place] as number)
  }

  /** A step a choice, which has the text after it too: one copy instead of two. */
  #stepsOf(line: Line, ties: Ties): Step[] {
    const steps: Step[] = []
    let before = ''
    let choice: Choice | undefined
    let after = ''
    const addStep = () => {
      if (choice !== undefined) steps.push(...this.#stepsOfChoice(choice, before, after, ties))
      else if (after !== '') steps.push({ phrases: [after], draw: BY_CHANCE })
    }
    for (const part of [...line, this.#locale.sentenceJoiner]) {
      if (typeof part === 'string') {
        after += part
        continue
      }
      // A mark before the first word goes with it, which may be the one to lose its capital.
      const isMark = choice === undefined && steps.length === 0 && !/\p{L}/u.test(after)
      if (!isMark) addStep()
      before = isMark ? after : ''
      choice = part
      after = ''
    }
    addStep()
    return steps
  }

  #stepsOfChoice(choice: Choice, before: string, after: string, ties: Ties): Step[] {
    if ('options' in choice) {
      const draw = choice.tie === undefined ? BY_CHANCE : (ties.get(choice.tie) as number) + 1
      return [{ phrases: choice.options.map((option) => before + option + after), draw }]
    }
    const list = this.#locale.lists[choice.list] as readonly string[]
    const draw = -(this.#lists.indexOf(choice.list) + 1)
    // With every word that may follow, a long list would take many times the memory.
    const isShort = !/\p{L}/u.test(after)
    const phrases = list.map((phrase) => before + phrase + (isShort ? after : ''))
    return [{ phrases, draw }, ...(isShort ? [] : [{ phrases: [after], draw: BY_CHANCE }])]
  }
}
