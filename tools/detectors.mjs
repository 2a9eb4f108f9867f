import { eld } from 'eld/medium'
import { detect, supportedLanguages, toISO2 } from 'tinyld/heavy'

/** tinyld takes these for a neighbour: Norwegian for Danish. */
const TAKEN_FOR_ANOTHER_BY_TINYLD = ['no']

/**
 * The language detectors that know a language, and whether each can be held to it.
 *
 * @param {string} code
 * @throws Error when none knows the language
 * @returns {{ name: string, knows: (text: string) => boolean, reliable: boolean }[]}
 */
export function detectorsOf(code) {
  // They tell languages, not the ways in which one is written.
  const { language } = new Intl.Locale(code)
  const all = [
    {
      name: 'tinyld',
      languages: supportedLanguages.map(toISO2),
      knows: (text) => detect(text) === language,
      reliable: !TAKEN_FOR_ANOTHER_BY_TINYLD.includes(code),
    },
    {
      name: 'eld',
      languages: Object.values(eld.info().Languages),
      knows: (text) => eld.detect(text).language === language,
      reliable: true,
    },
  ]
  const knowing = all.filter(({ languages }) => languages.includes(language))
  if (knowing.length === 0) {
    const names = all.map(({ name }) => name).join(', ')
    throw new Error(
      `no language detector knows ${code}: not ${names}. Add one that does to tools/detectors.mjs`,
    )
  }
  return knowing
}
