/** Measures the writing alone, in this process: how long a byte of text takes. */
import { faker } from '@faker-js/faker'
import { generate, generatePassage, LOCALE_CODES } from '@polyipsum/text'
import { loremIpsum } from 'lorem-ipsum'
import { paragraph } from 'txtgen'

const PARAGRAPHS = 100
/** About how long a turn takes, in milliseconds. */
const TURN_MS = 100

const WRITERS = {
  polyipsum: () => generate({ count: PARAGRAPHS }).text,
  '@faker-js/faker': () => faker.lorem.paragraphs(PARAGRAPHS, '\n\n'),
  'lorem-ipsum': () => loremIpsum({ count: PARAGRAPHS, units: 'paragraphs' }),
  txtgen: () => Array.from({ length: PARAGRAPHS }, () => paragraph()).join('\n\n'),
}

/** Nanoseconds a byte, by library and round, for a hundred paragraphs as a string. */
export function measureLibraries(rounds) {
  const writers = Object.entries(WRITERS).map(([name, write]) => [
    name,
    () => Buffer.byteLength(write()),
  ])
  return measure(Object.fromEntries(writers), rounds)
}

/** Nanoseconds a byte, by language and round, for a hundred paragraphs as bytes. */
export function measureLocales(rounds) {
  const writers = LOCALE_CODES.map((locale) => [
    locale,
    () => {
      const { begin, end } = generatePassage({ locale, count: PARAGRAPHS })
      return end - begin
    },
  ])
  return measure(Object.fromEntries(writers), rounds)
}

/** @param writers functions by name. Each writes a text and returns its length in bytes. */
function measure(writers, rounds) {
  const results = Object.fromEntries(Object.keys(writers).map((name) => [name, []]))
  // The first round is the warm-up.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, write] of Object.entries(writers)) {
      const start = performance.now()
      let bytes = 0
      while (performance.now() - start < TURN_MS) bytes += write()
      const nanoseconds = (performance.now() - start) * 1e6
      if (round > 0) results[name].push(nanoseconds / bytes)
    }
  }
  return results
}
