import { ENGINE } from './engine-constants.js'
import type { Words } from './locale-tables.js'
import type { LocaleWriter } from './locale-writer.js'
import type { Type } from './options.js'
import type { Passage, PassageWriter } from './passage.js'
import type { Random } from './random.js'
import { SENTENCE, STEP } from './sentences.js'

const { SHORTEST_PARAGRAPH, PARAGRAPH_LENGTHS, LIVELY_SHARE, MOST_PHRASES, DRAWN_BEFORE } = ENGINE

/**
 * Writes a text, or the next items of one.
 *
 * @param first how many items were written before: 0 begins the text
 * @param count how many items, a whole number from 1
 * @param start whether it begins with “Lorem ipsum”
 * @returns the passage of the writer, which holds until it writes the next text
 * @throws RangeError for a text that does not fit into memory
 */
export function compose(
  writer: LocaleWriter,
  type: Type,
  first: number,
  count: number,
  start: boolean,
  random: Random,
): Passage {
  if (first === 0) writer.decks.renew()
  // A text that did not fit may have left some.
  chosenCount = 0
  writer.passage.start(type, count)
  WRITERS[type](writer, first, start, random)
  return writer.passage
}

type Writer = (writer: LocaleWriter, first: number, start: boolean, random: Random) => void

const WRITERS: Readonly<Record<Type, Writer>> = {
  paragraph: writeParagraphs,
  sentence: writeSentences,
  word: writeWords,
}

function writeParagraphs(writer: LocaleWriter, first: number, start: boolean, random: Random) {
  const { passage, tables } = writer
  const { paragraphBreak, joinerLength } = tables
  for (let item = 0; item < passage.count; item++) {
    if (item > 0) choose(paragraphBreak)
    beginItem(passage, item)
    const sentences = SHORTEST_PARAGRAPH + random.below(PARAGRAPH_LENGTHS)
    for (let i = 0; i < sentences; i++) {
      chooseSentence(writer, start && first + item + i === 0, random)
    }
    endItem(passage, item, joinerLength)
    passage.end -= joinerLength
  }
}

function writeSentences(writer: LocaleWriter, first: number, start: boolean, random: Random) {
  const { passage, tables } = writer
  const { joinerLength } = tables
  for (let item = 0; item < passage.count; item++) {
    beginItem(passage, item)
    chooseSentence(writer, start && first + item === 0, random)
    endItem(passage, item, joinerLength)
  }
  passage.end -= joinerLength
}

function writeWords(writer: LocaleWriter, first: number, start: boolean, random: Random) {
  const { passage, decks, tables } = writer
  const { wordJoiner } = tables
  const { leading, deck, phrase }: Words = start ? tables.openingWords : tables.words
  for (let item = 0; item < passage.count; item++) {
    if (item > 0) choose(wordJoiner)
    beginItem(passage, item)
    choose(leading[first + item] ?? phrase + decks.draw(deck, random))
    endItem(passage, item, 0)
  }
}

/** The phrases that have been chosen and not yet written, by their numbers. */
const chosen = new Uint32Array(MOST_PHRASES)
let chosenCount = 0

function choose(phrase: number) {
  chosen[chosenCount++] = phrase
}

function writeChosen(passage: PassageWriter) {
  passage.append(chosen, chosenCount)
  chosenCount = 0
}

function beginItem(passage: PassageWriter, item: number) {
  writeChosen(passage)
  passage.starts[item] = passage.end
}

/** Ends an item so many bytes before the end of the text. */
function endItem(passage: PassageWriter, item: number, before: number) {
  writeChosen(passage)
  passage.ends[item] = passage.end - before
}

/** Chooses a sentence, with what joins it to the next. */
function chooseSentence(writer: LocaleWriter, opens: boolean, random: Random) {
  const { statements, lively, afterLead, tables } = writer
  const { sentences } = tables
  if (opens) {
    choose(tables.opening.lead)
    const place = afterLead.draw(sentences, random)
    choosePhrases(writer, place, sentences[place + AFTER_LEAD] as number, random)
  } else {
    const deck = random.below(LIVELY_SHARE) === 0 ? lively : statements
    choosePhrases(writer, deck.draw(sentences, random), 0, random)
  }
}

/** Rows drawn for the sentence at hand, by register; the first is no list's, and stays 0. */
const drawn: number[] = [0]

const { afterLead: AFTER_LEAD, stepCount: STEP_COUNT } = SENTENCE.at
const { deck: DECK, phrase: PHRASE, register: REGISTER } = STEP.at
const STEPS = SENTENCE.length
const STEP_LENGTH = STEP.length

/**
 * Chooses the phrases of the sentence at a place of the table.
 *
 * @param shift what to add to the number of its first phrase
 */
function choosePhrases(writer: LocaleWriter, place: number, shift: number, random: Random) {
  const { passage, decks, tables } = writer
  const { sentences } = tables
  const steps = sentences[place + STEP_COUNT] as number
  if (chosenCount + steps >= chosen.length) writeChosen(passage)
  let at = place + STEPS
  let count = chosenCount
  for (const end = at + STEP_LENGTH * steps; at < end; at += STEP_LENGTH) {
    const deck = sentences[at + DECK] as number
    const phrase = sentences[at + PHRASE] as number
    const register = sentences[at + REGISTER] as number
    if (deck !== DRAWN_BEFORE) drawn[register] = decks.draw(deck, random)
    chosen[count++] = phrase + (drawn[register] as number) + shift
    shift = 0
  }
  chosen[count++] = (sentences[at] as number) + shift
  chosenCount = count
}
