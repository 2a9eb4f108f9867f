/** `@polyipsum/text/plain` writes what `core` writes, and refuses what it does not have. */
import { describe, expect, it } from 'vitest'
import * as core from '../src/core.js'
import { LENGTHS, type Length, type TextOptions } from '../src/options.js'
import * as plain from '../src/plain.js'
import { localeOf } from './texts.js'

const nl = localeOf('nl')

/** A value of each option of core that plain does not have. */
const REFUSED: Required<Omit<TextOptions, keyof plain.PlainOptions>> = {
  chars: 100,
  bytes: 100,
  with: [],
  lists: 'bulleted',
  fragment: true,
  capitals: true,
}

describe('plain', () => {
  it.each(Object.keys(LENGTHS) as Length[])('writes the %s paragraphs of core', (length) => {
    const options = { length, count: 3, seed: 'plain' }
    expect(plain.generate(nl, options).text).toBe(core.generate(nl, options).text)
  })

  it.each(Object.entries(REFUSED))('refuses %s', (name, value) => {
    expect(() => plain.generate(nl, { [name]: value })).toThrow(`${name} must be left out here`)
  })

  it.each([
    [{ type: 'title' }, 'type must be one of paragraph, sentence, word, but is "title".'],
    [{ type: 'article' }, 'type must be one of paragraph, sentence, word, but is "article".'],
    [{ type: 'word', length: 'short' }, 'length goes with the type paragraph, article'],
    [{ lenght: 'short' }, 'lenght is no name of a parameter: there are count, type,'],
    [{ locale: 'nl' }, 'locale must be left out here.'],
    [{ length: 'longer' }, 'length must be one of'],
  ])('refuses %j', (options, message) => {
    expect(() => plain.generate(nl, options as plain.PlainOptions)).toThrow(message)
  })
})
