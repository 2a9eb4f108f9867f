/**
 * What writes a text, for WebAssembly: `compose.ts`, `decks.ts`, `sentence-deck.ts`, `random.ts`
 * and `passage.ts` once more, over one memory and without objects. V8 takes two and a half
 * times as long for those. It is AssemblyScript; `tools/build-kernel.mjs` compiles it, and a
 * test holds it to the same bytes for every language. (Biome does not know `@inline`, and
 * leaves the file out; it is a tenth of the time.)
 *
 * All numbers are of 32 bits, and all places are addresses. `constants.ts` is made from
 * `engine-constants.ts`, `kernel-layout.ts` and `sentence-deck.ts` of `src` when this is compiled:
 * `LANGUAGE_DECKS` is how many bytes of a language stand before its decks.
 */
import {
  BLOCK,
  CHOICE_BYTES,
  CHOICE_COLUMN_COUNT,
  CHOICE_HEIGHT,
  COLUMN_ABOVE,
  COLUMN_BELOW,
  COLUMN_BYTES,
  COLUMN_THRESHOLD,
  DECK_BYTES,
  DECK_CYCLE,
  DECK_LEFT,
  DECK_ROW,
  DECK_SIZE,
  DECK_STEP,
  DRAWN_BEFORE,
  KIND_CHOICES,
  KIND_DECK,
  LANGUAGE_AFTER_LEAD,
  LANGUAGE_DECK_COUNT,
  LANGUAGE_DECKS,
  LANGUAGE_JOINER_LENGTH,
  LANGUAGE_LEAD,
  LANGUAGE_LIVELY,
  LANGUAGE_LONGEST,
  LANGUAGE_OFFSETS,
  LANGUAGE_OPENING_WORDS,
  LANGUAGE_PARAGRAPH_BREAK,
  LANGUAGE_SENTENCES,
  LANGUAGE_STATEMENTS,
  LANGUAGE_WORD_JOINER,
  LANGUAGE_WORDS,
  LIVELY_SHARE,
  MAX_SLOTS,
  MOST_PHRASES,
  NEW_DECK,
  PARAGRAPH_LENGTHS,
  PRIME_BITS,
  PRIMES,
  SENTENCE_AFTER_LEAD,
  SENTENCE_BYTES,
  SENTENCE_STEP_COUNT,
  SHORTEST_PARAGRAPH,
  STATE_A,
  STATE_B,
  STATE_C,
  STATE_COUNTER,
  STEP_BYTES,
  STEP_DECK,
  STEP_PHRASE,
  STEP_REGISTER,
  TYPE_PARAGRAPH,
  TYPE_SENTENCE,
  TYPE_WORD,
  WORDS_DECK,
  WORDS_LEADING,
  WORDS_LEADING_COUNT,
  WORDS_PHRASE,
} from './constants'

/** Rows drawn for the sentence at hand, by register: register 0 stays 0. */
const drawn = memory.data(4 * (MAX_SLOTS + 1))

let a: u32 = 0
let b: u32 = 0
let c: u32 = 0
let counter: u32 = 0

/** Takes the state of the random source from four numbers. */
export function setRandom(state: usize): void {
  a = load<u32>(state, STATE_A)
  b = load<u32>(state, STATE_B)
  c = load<u32>(state, STATE_C)
  counter = load<u32>(state, STATE_COUNTER)
}

/** Notes the state of the random source as four numbers. */
export function getRandom(state: usize): void {
  store<u32>(state, a, STATE_A)
  store<u32>(state, b, STATE_B)
  store<u32>(state, c, STATE_C)
  store<u32>(state, counter, STATE_COUNTER)
}

/** A whole number from 0 to `bound` − 1. */
@inline
function below(bound: i32): i32 {
  const sum = a + b + counter
  counter++
  a = b ^ (b >>> 9)
  b = c + (c << 3)
  c = rotl(c, 21) + sum
  return <i32>((<u64>sum * <u64>bound) >>> 32)
}

@inline
function draw(deck: usize): i32 {
  const left = load<i32>(deck, DECK_LEFT)
  if (left <= 0) return drawFirst(deck, left === NEW_DECK)
  const cycle = load<i32>(deck, DECK_CYCLE)
  const beyond = load<i32>(deck, DECK_ROW) + load<i32>(deck, DECK_STEP) - cycle
  const row = beyond + (cycle & (beyond >> 31))
  store<i32>(deck, row, DECK_ROW)
  store<i32>(deck, left - 1, DECK_LEFT)
  return row
}

function drawFirst(deck: usize, isNew: bool): i32 {
  const size = load<i32>(deck, DECK_SIZE)
  let number: i32
  let row: i32
  if (isNew) {
    number = below(size << PRIME_BITS)
    row = number >> PRIME_BITS
  } else {
    const half = size === 1 ? 0 : 1 - (load<i32>(deck, DECK_ROW) & 1)
    number = below(((size + 1 - half) >> 1) << PRIME_BITS)
    row = 2 * (number >> PRIME_BITS) + half
  }
  const rows = (size + 1 - (row & 1)) >> 1
  const prime = load<i32>(PRIMES + ((<usize>(number & ((1 << PRIME_BITS) - 1))) << 2))
  store<i32>(deck, row, DECK_ROW)
  store<i32>(deck, 2 * (prime % rows), DECK_STEP)
  store<i32>(deck, 2 * rows, DECK_CYCLE)
  store<i32>(deck, rows - 1, DECK_LEFT)
  return row
}

/** Where the text ends that is being written. */
let end: usize = 0
let offsets: usize = 0

@inline
function append(phrase: i32): void {
  const at = offsets + ((<usize>phrase) << 2)
  const from: usize = load<u32>(at)
  const to: usize = load<u32>(at, 4)
  copy(end, from, to)
  end += to - from
}

/** Copies in blocks, the last one too long. */
@inline
function copy(target: usize, from: usize, to: usize): void {
  do {
    v128.store(target, v128.load(from))
    v128.store(target, v128.load(from, 16), 16)
    from += BLOCK
    target += BLOCK
  } while (from < to)
}

/** The place of a sentence by the deck of a kind. */
function drawSentence(sentences: usize, kind: usize): usize {
  const pattern = draw(load<usize>(kind, KIND_DECK))
  const choices = load<usize>(kind, KIND_CHOICES)
  const choice = sentences + ((<usize>load<u32>(choices + ((<usize>pattern) << 2))) << 2)
  const columns = load<i32>(choice, CHOICE_COLUMN_COUNT)
  if (columns === 1) {
    return sentences + ((<usize>load<u32>(choice, CHOICE_BYTES + COLUMN_BELOW)) << 2)
  }
  const column = choice + CHOICE_BYTES + COLUMN_BYTES * <usize>below(columns)
  const isBelow = below(load<i32>(choice, CHOICE_HEIGHT)) < load<i32>(column, COLUMN_THRESHOLD)
  const place = isBelow ? load<u32>(column, COLUMN_BELOW) : load<u32>(column, COLUMN_ABOVE)
  return sentences + ((<usize>place) << 2)
}

function writeSentence(language: usize, opens: bool): void {
  const sentences = load<usize>(language, LANGUAGE_SENTENCES)
  const decks = load<usize>(language, LANGUAGE_DECKS)
  let sentence: usize
  let shift: i32 = 0
  if (opens) {
    append(load<i32>(language, LANGUAGE_LEAD))
    sentence = drawSentence(sentences, language + LANGUAGE_AFTER_LEAD)
    shift = load<i32>(sentence, SENTENCE_AFTER_LEAD)
  } else {
    const kind = below(LIVELY_SHARE) === 0 ? LANGUAGE_LIVELY : LANGUAGE_STATEMENTS
    sentence = drawSentence(sentences, language + kind)
  }
  let at = sentence + SENTENCE_BYTES
  for (let steps = load<i32>(sentence, SENTENCE_STEP_COUNT); steps > 0; steps--) {
    const deck = load<i32>(at, STEP_DECK)
    const register = drawn + ((<usize>load<u32>(at, STEP_REGISTER)) << 2)
    let row: i32
    if (deck === DRAWN_BEFORE) {
      row = load<i32>(register)
    } else {
      row = draw(decks + <usize>deck * DECK_BYTES)
      store<i32>(register, row)
    }
    append(load<i32>(at, STEP_PHRASE) + row + shift)
    shift = 0
    at += STEP_BYTES
  }
  append(load<i32>(at) + shift)
}

/** Whether there is memory for so many more bytes; if need be, it grows. */
function makeRoom(length: usize): bool {
  // In 64 bits: no sum of addresses is cut, nor taken for a negative one.
  const missing = <i64>end + <i64>length + BLOCK - ((<i64>memory.size()) << 16)
  return missing <= 0 || grow(<i32>((missing + 0xffff) >> 16))
}

/** By a quarter, or as near to it as there is: to grow takes the longer the more there is. */
function grow(pages: i32): bool {
  for (let more = memory.size() >> 2; more > pages; more >>= 1) {
    if (memory.grow(more) >= 0) return true
  }
  return memory.grow(pages) >= 0
}

function writeWord(words: usize, item: i32): void {
  const leading = load<usize>(words, WORDS_LEADING)
  const phrase =
    item < load<i32>(words, WORDS_LEADING_COUNT)
      ? load<i32>(leading + ((<usize>item) << 2))
      : load<i32>(words, WORDS_PHRASE) + draw(load<usize>(words, WORDS_DECK))
  append(phrase)
}

/**
 * Writes a text, or the next items of the one before.
 *
 * @param type one of the numbers of `TYPE_NUMBERS`
 * @param first how many items were written before: 0 begins the text
 * @param starts where the beginning of each item is noted, and `ends` where its end is
 * @param text where the text begins
 * @returns where it ends, or 0 when there is no memory for it
 */
export function write(
  language: usize,
  type: i32,
  first: i32,
  count: i32,
  start: bool,
  starts: usize,
  ends: usize,
  text: usize,
): usize {
  if (type !== TYPE_PARAGRAPH && type !== TYPE_SENTENCE && type !== TYPE_WORD) unreachable()
  const decks = load<usize>(language, LANGUAGE_DECKS)
  const deckCount = first === 0 ? load<i32>(language, LANGUAGE_DECK_COUNT) : 0
  for (let i = 0; i < deckCount; i++) store<i32>(decks + <usize>i * DECK_BYTES, NEW_DECK, DECK_LEFT)
  const joiner = load<usize>(language, LANGUAGE_JOINER_LENGTH)
  const room = <usize>MOST_PHRASES * load<usize>(language, LANGUAGE_LONGEST)
  const words = language + (start ? LANGUAGE_OPENING_WORDS : LANGUAGE_WORDS)
  const between = type === TYPE_PARAGRAPH ? LANGUAGE_PARAGRAPH_BREAK : LANGUAGE_WORD_JOINER
  offsets = load<usize>(language, LANGUAGE_OFFSETS)
  end = text
  for (let item = 0; item < count; item++) {
    if (!makeRoom(room)) return 0
    if (item > 0 && type !== TYPE_SENTENCE) append(load<i32>(language + between))
    const noted = (<usize>item) << 2
    store<usize>(starts + noted, end)
    if (type === TYPE_WORD) {
      writeWord(words, first + item)
      store<usize>(ends + noted, end)
      continue
    }
    const sentences = type === TYPE_PARAGRAPH ? SHORTEST_PARAGRAPH + below(PARAGRAPH_LENGTHS) : 1
    for (let i = 0; i < sentences; i++) {
      if (i > 0 && !makeRoom(room)) return 0
      writeSentence(language, start && first + item + i === 0)
    }
    store<usize>(ends + noted, end - joiner)
    if (type === TYPE_PARAGRAPH) end -= joiner
  }
  if (type === TYPE_SENTENCE) end -= joiner
  return end
}

/**
 * Copies the items of a text, with another text between them.
 *
 * @param between up to `betweenEnd`
 * @returns where the copy ends, which begins at `target`; 0 when there is no memory for it
 */
export function join(
  starts: usize,
  ends: usize,
  count: i32,
  between: usize,
  betweenEnd: usize,
  target: usize,
): usize {
  end = target
  for (let item = 0; item < count; item++) {
    const noted = (<usize>item) << 2
    const from = load<usize>(starts + noted)
    const to = load<usize>(ends + noted)
    if (!makeRoom(to - from + (betweenEnd - between) + BLOCK)) return 0
    if (item > 0) {
      copy(end, between, betweenEnd)
      end += betweenEnd - between
    }
    copy(end, from, to)
    end += to - from
  }
  return end
}
