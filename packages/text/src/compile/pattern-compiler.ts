import { ENGINE } from '../engine/engine-constants.js'
import type { Pattern, SentenceForm, Slot } from '../notation/pattern.js'
import type { PhraseList } from '../notation/phrase-list.js'
import type { LocalePhrases } from './locale-phrases.js'
import { AS_WRITTEN, type Sentence, type Step } from './sentence-table.js'

/** A list of so many phrases may be encoded again for every text that stands before it. */
const SHORT = 24

/** A sentence as far as it is compiled. */
interface Draft {
  readonly steps: Step[]
  /** What is not in a step yet. */
  before: string
  /** How far it is from its first phrase to the same after the lead of the opening. */
  afterLead: number
}

/** Compiles the forms of patterns into sentences: short lists of steps that copy one phrase each. */
export class PatternCompiler {
  readonly #phrases: LocalePhrases
  readonly #deckOf: ReadonlyMap<PhraseList, number>
  readonly #capitalAfterLead: boolean
  readonly #sentenceJoiner: string

  /**
   * @param deckOf the number of the deck of each list
   * @param capitalAfterLead whether a sentence keeps its capital after the lead of the opening
   * @param sentenceJoiner what stands between two sentences
   */
  constructor(
    phrases: LocalePhrases,
    deckOf: ReadonlyMap<PhraseList, number>,
    capitalAfterLead: boolean,
    sentenceJoiner: string,
  ) {
    this.#phrases = phrases
    this.#deckOf = deckOf
    this.#capitalAfterLead = capitalAfterLead
    this.#sentenceJoiner = sentenceJoiner
  }

  /** The sentences of a pattern. */
  compile({ forms }: Pattern): Sentence[] {
    return forms.map((form) => this.#compileForm(form))
  }

  #compileForm({ parts, weight }: SentenceForm): Sentence {
    const draft: Draft = { steps: [], before: '', afterLead: 0 }
    for (const [i, part] of parts.entries()) {
      if (typeof part === 'string') draft.before += part
      else if (part.list.rows.length > 1) this.#addSlot(draft, part, parts[i + 1])
      // A single row is as good as written in the pattern, unless it is the ending of a phrase.
      else if (draft.before !== '' || !isStem(parts[i - 1])) {
        draft.before += this.#phrases.ofRow(part, 0)
      }
    }
    const rest = draft.before + this.#sentenceJoiner
    const ending = this.#number(draft, (isFirst) => this.#phrases.text(rest, isFirst))
    return { steps: draft.steps, afterLead: draft.afterLead, ending, weight }
  }

  /**
   * Adds the steps of a slot. What stands before a phrase is encoded with it: one copy instead of
   * two. Before a long list it is so only with a space or a mark: with every word that may stand
   * there it would take six times the memory (la).
   */
  #addSlot(draft: Draft, slot: Slot, next: Part): void {
    const { steps, before } = draft
    const isShort = slot.list.rows.length <= SHORT
    const [text, prefix] = isShort ? ['', before] : beforeLastWord(before)
    if (text !== '') {
      const phrase = this.#number(draft, (isFirst) => this.#phrases.text(text, isFirst))
      steps.push({ ...AS_WRITTEN, phrase })
    }
    const suffix = isEnding(next) ? this.#phrases.ofRow(next, 0) : ''
    const phrase = this.#number(draft, (isFirst) =>
      this.#phrases.slot(slot, prefix, suffix, isFirst),
    )
    // Register 0 always holds 0.
    const register = slot.register + 1
    const isKnown = steps.some((step) => step.register === register)
    const deck = isKnown ? ENGINE.DRAWN_BEFORE : (this.#deckOf.get(slot.list) as number)
    steps.push({ deck, register, phrase })
    draft.before = ''
  }

  /** The number of the next phrase; for the first one, the draft learns of its other form. */
  #number(draft: Draft, numberOf: (isFirst: boolean) => number): number {
    const isFirst = draft.steps.length === 0
    const number = numberOf(isFirst)
    if (isFirst && !this.#capitalAfterLead) draft.afterLead = numberOf(false) - number
    return number
  }
}

type Part = string | Slot | undefined

/** Whether a part is a phrase that a list of one row right after it is the ending of. */
function isStem(part: Part): part is Slot {
  return typeof part === 'object' && part.list.rows.length > 1
}

function isEnding(part: Part): part is Slot {
  return typeof part === 'object' && part.list.rows.length === 1
}

/** Parts a text before its last space or mark. */
function beforeLastWord(text: string): readonly [string, string] {
  const length = text.search(/\P{L}*$/u)
  return [text.slice(0, length), text.slice(length)]
}
