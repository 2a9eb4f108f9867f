import { eld } from 'eld/medium'
import { detect } from 'tinyld/heavy'

/** eld does not know these languages. */
const UNKNOWN_TO_ELD = ['la', 'id']

/** tinyld takes these for a neighbour: Norwegian for Danish. */
const TAKEN_FOR_ANOTHER_BY_TINYLD = ['no']

/**
 * The language detectors that know a language, and whether each can be held to it.
 *
 * @param {string} code
 * @returns {{ name: string, knows: (text: string) => boolean, reliable: boolean }[]}
 */
export function detectorsOf(code) {
  // They tell languages, not the ways in which one is written.
  const { language } = new Intl.Locale(code)
  const all = [
    {
      name: 'tinyld',
      knows: (text) => detect(text) === language,
      reliable: !TAKEN_FOR_ANOTHER_BY_TINYLD.includes(code),
    },
    { name: 'eld', knows: (text) => eld.detect(text).language === language, reliable: true },
  ]
  return all.filter(({ name }) => name !== 'eld' || !UNKNOWN_TO_ELD.includes(code))
}
