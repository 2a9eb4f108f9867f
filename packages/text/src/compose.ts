import type { CompiledLocale, Words } from './compiled-locale.js'
import type { Type } from './options.js'
import type { Passage } from './passage.js'
import type { Random } from './random.js'
import { DRAWN_BEFORE } from './sentences.js'

/** A paragraph has 3 to 7 sentences. */
const SHORTEST_PARAGRAPH = 3
const PARAGRAPH_LENGTHS = 5

/** One sentence in this many is a question, a quotation or an exclamation. */
const LIVELY = 15

/** The number of the answer being written; a deck that sees a new one starts over. */
let answer = 0

/**
 * Writes a text.
 *
 * @param count how many items, a whole number from 1
 * @param start whether it begins with “Lorem ipsum”
 * @returns the passage of the locale, which holds until the next text is written with it
 */
export function compose(
  compiled: CompiledLocale,
  type: Type,
  count: number,
  start: boolean,
  random: Random,
): Passage {
  answer = (answer + 1) | 0
  compiled.passage.start(type, count)
  WRITERS[type](compiled, start, random)
  return compiled.passage
}

type Writer = (compiled: CompiledLocale, start: boolean, random: Random) => void

const WRITERS: Readonly<Record<Type, Writer>> = {
  paragraph: writeParagraphs,
  sentence: writeSentences,
  word: writeWords,
}

function writeParagraphs(compiled: CompiledLocale, start: boolean, random: Random) {
  const { passage, paragraphBreak, joinerLength } = compiled
  for (let item = 0; item < passage.count; item++) {
    if (item > 0) passage.append(paragraphBreak)
    passage.starts[item] = passage.end
    const sentences = SHORTEST_PARAGRAPH + random.below(PARAGRAPH_LENGTHS)
    for (let i = 0; i < sentences; i++) {
      writeSentence(compiled, start && item === 0 && i === 0, random)
    }
    passage.end -= joinerLength
    passage.ends[item] = passage.end
  }
}

function writeSentences(compiled: CompiledLocale, start: boolean, random: Random) {
  const { passage, joinerLength } = compiled
  for (let item = 0; item < passage.count; item++) {
    passage.starts[item] = passage.end
    writeSentence(compiled, start && item === 0, random)
    passage.ends[item] = passage.end - joinerLength
  }
  passage.end -= joinerLength
}

/** Rows drawn for the sentence at hand, by register. */
const drawn: number[] = []

/** Writes a sentence, and after it what joins it to the next. */
function writeSentence(compiled: CompiledLocale, opens: boolean, random: Random) {
  if (opens) return writeOpening(compiled, random)
  const { statements, lively } = compiled
  const deck = random.below(LIVELY) === 0 ? lively : statements
  writeSteps(compiled, deck.draw(random, answer), 0, random)
}

function writeOpening(compiled: CompiledLocale, random: Random) {
  const { passage, opening, sentences } = compiled
  passage.append(opening.lead)
  const place = opening.sentences.draw(random, answer)
  writeSteps(compiled, place, sentences[place] as number, random)
}

/**
 * Writes the sentence at a place of the table.
 *
 * @param shift what to add to the number of its first phrase
 */
function writeSteps(compiled: CompiledLocale, place: number, shift: number, random: Random) {
  const { passage, decks, sentences } = compiled
  let at = place + 1
  for (let steps = sentences[at++] as number; steps > 0; steps--) {
    const deck = sentences[at++] as number
    const phrase = sentences[at++] as number
    const register = sentences[at++] as number
    if (deck !== DRAWN_BEFORE) drawn[register] = decks.draw(deck, random, answer)
    passage.append(phrase + (drawn[register] as number) + shift)
    shift = 0
  }
  passage.append((sentences[at] as number) + shift)
}

function writeWords(compiled: CompiledLocale, start: boolean, random: Random) {
  const { passage, decks, wordJoiner } = compiled
  const { leading, deck, phrase }: Words = start ? compiled.openingWords : compiled.words
  for (let item = 0; item < passage.count; item++) {
    if (item > 0) passage.append(wordJoiner)
    passage.starts[item] = passage.end
    passage.append(leading[item] ?? phrase + decks.draw(deck, random, answer))
    passage.ends[item] = passage.end
  }
}
