/** What may stand at the cursor in `language.txt`. */
import { LANGUAGE_FIELDS, LANGUAGE_SECTIONS } from '@polyipsum/text/folder'
import type { Before, Offer } from './offer.js'

/** Headings that may stand more than once, with a name after them. */
const NAMED: readonly Offer[] = [
  { text: '## Table: ', detail: 'a table for articles, under its caption' },
  { text: '## List: ', detail: 'phrases for {name}' },
]

/** Fields stand before the first heading, each of them and each section once. */
export function languageOffers({ above, others }: Before): readonly Offer[] {
  const isInFields = !above.some((line) => line.startsWith('## '))
  const fields = isInFields ? LANGUAGE_FIELDS.map((field) => `${field}: `) : []
  const sections = LANGUAGE_SECTIONS.map((section) => `## ${section}`)
  return [
    ...fields
      .filter((field) => !others.some((line) => line.startsWith(field)))
      .map((text) => ({ text, detail: 'a field of the language' })),
    ...sections
      .filter((section) => !others.includes(section))
      .map((text) => ({ text, detail: 'a section of the language' })),
    ...NAMED,
  ]
}
