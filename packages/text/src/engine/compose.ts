import type { Words } from '../compile/locale-tables.js'
import type { Type } from '../options.js'
import { ENGINE } from './engine-constants.js'
import type { LocaleWriter } from './locale-writer.js'
import type { Passage } from './passage.js'
import type { Random } from './random.js'
import { SENTENCE, STEP } from './sentence-layout.js'

const { SHORTEST_PARAGRAPH, PARAGRAPH_LENGTHS, LIVELY_SHARE, DRAWN_BEFORE } = ENGINE

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
  writer.queue.length = 0
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
  const { passage, queue, tables } = writer
  const { paragraphBreak, joinerLength } = tables
  for (let item = 0; item < passage.count; item++) {
    if (item > 0) queue.add(paragraphBreak)
    beginItem(writer, item)
    const sentences = SHORTEST_PARAGRAPH + random.below(PARAGRAPH_LENGTHS)
    for (let i = 0; i < sentences; i++) {
      chooseSentence(writer, start && first + item + i === 0, random)
    }
    endItem(writer, item, joinerLength)
    passage.end -= joinerLength
  }
}

function writeSentences(writer: LocaleWriter, first: number, start: boolean, random: Random) {
  const { passage, tables } = writer
  const { joinerLength } = tables
  for (let item = 0; item < passage.count; item++) {
    beginItem(writer, item)
    chooseSentence(writer, start && first + item === 0, random)
    endItem(writer, item, joinerLength)
  }
  passage.end -= joinerLength
}

function writeWords(writer: LocaleWriter, first: number, start: boolean, random: Random) {
  const { passage, queue, decks, tables } = writer
  const { wordJoiner } = tables
  const { leading, deck, phrase }: Words = start ? tables.openingWords : tables.words
  for (let item = 0; item < passage.count; item++) {
    if (item > 0) queue.add(wordJoiner)
    beginItem(writer, item)
    queue.add(leading[first + item] ?? phrase + decks.draw(deck, random))
    endItem(writer, item, 0)
  }
}

function beginItem({ passage, queue }: LocaleWriter, item: number) {
  queue.write(passage)
  passage.starts[item] = passage.end
}

/** Ends an item so many bytes before the end of the text. */
function endItem({ passage, queue }: LocaleWriter, item: number, before: number) {
  queue.write(passage)
  passage.ends[item] = passage.end - before
}

/** Chooses a sentence, with what joins it to the next. */
function chooseSentence(writer: LocaleWriter, opens: boolean, random: Random) {
  const { queue, statements, lively, afterLead, tables } = writer
  const { sentences } = tables
  if (opens) {
    queue.add(tables.opening.lead)
    const place = afterLead.draw(sentences, random)
    choosePhrases(writer, place, sentences[place + AFTER_LEAD] as number, random)
  } else {
    const deck = random.below(LIVELY_SHARE) === 0 ? lively : statements
    choosePhrases(writer, deck.draw(sentences, random), 0, random)
  }
}

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
  const { passage, queue, drawn, decks, tables } = writer
  const { sentences } = tables
  const steps = sentences[place + STEP_COUNT] as number
  queue.makeRoom(steps + 1, passage)
  const { numbers } = queue
  let at = place + STEPS
  let count = queue.length
  for (const end = at + STEP_LENGTH * steps; at < end; at += STEP_LENGTH) {
    const deck = sentences[at + DECK] as number
    const phrase = sentences[at + PHRASE] as number
    const register = sentences[at + REGISTER] as number
    if (deck !== DRAWN_BEFORE) drawn[register] = decks.draw(deck, random)
    numbers[count++] = phrase + (drawn[register] as number) + shift
    shift = 0
  }
  numbers[count++] = (sentences[at] as number) + shift
  queue.length = count
}
