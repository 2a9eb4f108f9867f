import { eld } from 'eld/medium'
import { detect, supportedLanguages, toISO2 } from 'tinyld/heavy'

/** Languages that tinyld often takes for a related one: Norwegian for Danish. */
const TAKEN_FOR_ANOTHER_BY_TINYLD = ['no']

/**
 * The language detectors that know a language. One that is not `reliable` often names a related
 * language instead.
 *
 * @param {string} code
 * @throws Error when none knows the language
 * @returns {{ name: string, knows: (text: string) => boolean, reliable: boolean }[]}
 */
export function detectorsOf(code) {
  // The detectors tell languages apart, not the variants of one language.
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
      `no language detector (${names}) knows ${code}. Add one that does to tools/detectors.mjs`,
    )
  }
  return knowing
}
