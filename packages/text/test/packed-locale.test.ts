/** The packed form of the languages, which the modules for bundlers hold. */
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../src/index.js'
import {
  packLanguage,
  packPieces,
  packWordings,
  unpackLocale,
  unpackPieces,
} from '../src/notation/packed-locale.js'
import { localeOf } from './texts.js'

describe.each(LANGUAGE_CODES)('%s, packed', (code) => {
  const { topics, pieces, wordings = [], ...language } = localeOf(code)

  it('is unpacked as it was', () => {
    const unpack = () =>
      topics.length === 0
        ? unpackPieces(packPieces(pieces))
        : topics.flatMap((topic) => {
            const own = pieces.filter((piece) => piece.topic === topic)
            return unpackPieces(packPieces(own), topic)
          })
    const words = packWordings(wordings)
    expect(unpackLocale(packLanguage(language), topics, unpack, words)).toEqual(localeOf(code))
  })
})
