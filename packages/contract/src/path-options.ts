/** The options of a path, `/api/5/short/ul`, which are those of loripsum.net. */

export const PATH_OPTIONS = {
  short: 'paragraphs of 1 to 3 sentences',
  medium: 'paragraphs of 3 to 8 sentences, which is what they have anyway',
  long: 'paragraphs of 9 to 12 sentences',
  verylong: 'paragraphs of 13 to 18 sentences',
  decorate: 'emphasis',
  link: 'links',
  ul: 'lists of points',
  ol: 'lists of numbers',
  dl: 'lists of definitions',
  bq: 'quotes',
  code: 'code',
  headers: 'headings',
  allcaps: 'capitals, where the script has any',
  prude: 'nothing: no text has anything to leave out',
  plaintext: 'plain text in place of HTML',
} as const

export type PathOption = keyof typeof PATH_OPTIONS
