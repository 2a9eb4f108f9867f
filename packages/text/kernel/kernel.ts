/**
 * What writes a text, for WebAssembly: `compose.ts`, `decks.ts`, `sentences.ts`, `random.ts`
 * and `passage.ts` once more, over one memory and without objects. V8 takes two and a half
 * times as long for those. It is AssemblyScript; `tools/build-kernel.mjs` compiles it, and a
 * test holds it to the same bytes for every language. (Biome does not know `@inline`, and
 * leaves the file out; it is a tenth of the time.)
 *
 * All numbers are of 32 bits, and all places are addresses. `kernel.ts` of `src` lays the
 * tables of a language out in the order of these fields.
 */

// A language.
const DECKS: usize = 0
const DECK_COUNT: usize = 4
const SENTENCES: usize = 8
const OFFSETS: usize = 12
const STATEMENTS: usize = 16 // a deck, and the address of its choices
const LIVELY: usize = 24
const AFTER_LEAD: usize = 32
const LEAD: usize = 40
const WORDS: usize = 44 // leading phrases and their number, a deck, the list's first phrase
const OPENING_WORDS: usize = 60
const JOINER_LENGTH: usize = 76
const WORD_JOINER: usize = 80
const PARAGRAPH_BREAK: usize = 84
const LONGEST: usize = 88 // bytes of the longest phrase

// A deck.
const LEFT: usize = 0
const SIZE: usize = 4
const ROW: usize = 8
const STEP: usize = 12
const CYCLE: usize = 16
const DECK_BYTES: usize = 32
const NEW: i32 = -1

const DRAWN_BEFORE: i32 = -1
const SHORTEST_PARAGRAPH: i32 = 3
const PARAGRAPH_LENGTHS: i32 = 5
const LIVELY_SHARE: i32 = 15
const BLOCK: usize = 32

const PRIMES = memory.data<i32>([
  65537, 65539, 65543, 65551, 65557, 65563, 65579, 65581, 65587, 65599, 65609, 65617, 65629, 65633,
  65647, 65651,
])
const PRIME_BITS: i32 = 4

/** Rows drawn for the sentence at hand: register 0 stays 0. */
const drawn = memory.data(4 * 1024)

let a: u32 = 0
let b: u32 = 0
let c: u32 = 0
let counter: u32 = 0

/** Takes the state of the random source from four numbers. */
export function setRandom(state: usize): void {
  a = load<u32>(state)
  b = load<u32>(state, 4)
  c = load<u32>(state, 8)
  counter = load<u32>(state, 12)
}

/** Notes the state of the random source as four numbers. */
export function getRandom(state: usize): void {
  store<u32>(state, a)
  store<u32>(state, b, 4)
  store<u32>(state, c, 8)
  store<u32>(state, counter, 12)
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
  const left = load<i32>(deck, LEFT)
  if (left <= 0) return drawFirst(deck, left === NEW)
  const cycle = load<i32>(deck, CYCLE)
  const beyond = load<i32>(deck, ROW) + load<i32>(deck, STEP) - cycle
  const row = beyond + (cycle & (beyond >> 31))
  store<i32>(deck, row, ROW)
  store<i32>(deck, left - 1, LEFT)
  return row
}

function drawFirst(deck: usize, isNew: bool): i32 {
  const size = load<i32>(deck, SIZE)
  let number: i32
  let row: i32
  if (isNew) {
    number = below(size << PRIME_BITS)
    row = number >> PRIME_BITS
  } else {
    const half = size === 1 ? 0 : 1 - (load<i32>(deck, ROW) & 1)
    number = below(((size + 1 - half) >> 1) << PRIME_BITS)
    row = 2 * (number >> PRIME_BITS) + half
  }
  const rows = (size + 1 - (row & 1)) >> 1
  const prime = load<i32>(PRIMES + ((<usize>(number & ((1 << PRIME_BITS) - 1))) << 2))
  store<i32>(deck, row, ROW)
  store<i32>(deck, 2 * (prime % rows), STEP)
  store<i32>(deck, 2 * rows, CYCLE)
  store<i32>(deck, rows - 1, LEFT)
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
  const pattern = draw(load<usize>(kind))
  const choice =
    sentences + ((<usize>load<u32>(load<usize>(kind, 4) + ((<usize>pattern) << 2))) << 2)
  const columns = load<i32>(choice)
  if (columns === 1) return sentences + ((<usize>load<u32>(choice, 12)) << 2)
  const column = choice + 8 + 12 * <usize>below(columns)
  const isBelow = below(load<i32>(choice, 4)) < load<i32>(column)
  const place = isBelow ? load<u32>(column, 4) : load<u32>(column, 8)
  return sentences + ((<usize>place) << 2)
}

function writeSentence(locale: usize, opens: bool): void {
  const sentences = load<usize>(locale, SENTENCES)
  const decks = load<usize>(locale, DECKS)
  let sentence: usize
  let shift: i32 = 0
  if (opens) {
    append(load<i32>(locale, LEAD))
    sentence = drawSentence(sentences, locale + AFTER_LEAD)
    shift = load<i32>(sentence)
  } else {
    const kind = below(LIVELY_SHARE) === 0 ? LIVELY : STATEMENTS
    sentence = drawSentence(sentences, locale + kind)
  }
  let at = sentence + 8
  for (let steps = load<i32>(sentence, 4); steps > 0; steps--) {
    const deck = load<i32>(at)
    const register = drawn + ((<usize>load<u32>(at, 8)) << 2)
    let row: i32
    if (deck === DRAWN_BEFORE) {
      row = load<i32>(register)
    } else {
      row = draw(decks + <usize>deck * DECK_BYTES)
      store<i32>(register, row)
    }
    append(load<i32>(at, 4) + row + shift)
    shift = 0
    at += 12
  }
  append(load<i32>(at) + shift)
}

/** Makes sure of memory for so many more bytes. */
function makeRoom(length: usize): void {
  const missing = <isize>(end + length + BLOCK) - ((<isize>memory.size()) << 16)
  if (missing > 0 && memory.grow(<i32>((missing + 0xffff) >> 16)) < 0) unreachable()
}

/** More phrases than a sentence may take: two for each of `MAX_SLOTS`, a lead, a break, an ending. */
const MOST_PHRASES: usize = 2003

function writeWord(words: usize, item: i32): void {
  const leading = load<usize>(words)
  const phrase =
    item < load<i32>(words, 4)
      ? load<i32>(leading + ((<usize>item) << 2))
      : load<i32>(words, 12) + draw(load<usize>(words, 8))
  append(phrase)
}

/**
 * Writes a text, or the next items of the one before.
 *
 * @param type 0 for paragraphs, 1 for sentences, 2 for words
 * @param first how many items were written before: 0 begins the text
 * @param starts where the beginning of each item is noted, and `ends` where its end is
 * @param text where the text begins
 * @returns where it ends
 */
export function write(
  locale: usize,
  type: i32,
  first: i32,
  count: i32,
  start: bool,
  starts: usize,
  ends: usize,
  text: usize,
): usize {
  const decks = load<usize>(locale, DECKS)
  const deckCount = first === 0 ? load<i32>(locale, DECK_COUNT) : 0
  for (let i = 0; i < deckCount; i++) store<i32>(decks + <usize>i * DECK_BYTES, NEW, LEFT)
  const joiner = load<usize>(locale, JOINER_LENGTH)
  const room = MOST_PHRASES * load<usize>(locale, LONGEST)
  const words = locale + (start ? OPENING_WORDS : WORDS)
  offsets = load<usize>(locale, OFFSETS)
  end = text
  for (let item = 0; item < count; item++) {
    makeRoom(room)
    if (item > 0 && type !== 1)
      append(load<i32>(locale + (type === 0 ? PARAGRAPH_BREAK : WORD_JOINER)))
    const noted = (<usize>item) << 2
    store<usize>(starts + noted, end)
    if (type === 2) {
      writeWord(words, first + item)
      store<usize>(ends + noted, end)
      continue
    }
    const sentences = type === 0 ? SHORTEST_PARAGRAPH + below(PARAGRAPH_LENGTHS) : 1
    for (let i = 0; i < sentences; i++) {
      if (i > 0) makeRoom(room)
      writeSentence(locale, start && first + item + i === 0)
    }
    store<usize>(ends + noted, end - joiner)
    if (type === 0) end -= joiner
  }
  if (type === 1) end -= joiner
  return end
}

/**
 * Copies the items of a text, with another text between them.
 *
 * @param between up to `betweenEnd`
 * @returns where the copy ends, which begins at `target`
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
    makeRoom(to - from + (betweenEnd - between) + BLOCK)
    if (item > 0) {
      copy(end, between, betweenEnd)
      end += betweenEnd - between
    }
    copy(end, from, to)
    end += to - from
  }
  return end
}
