import type { LocaleTables } from '../../compile/locale-tables.js'

type Tables = Pick<LocaleTables, 'pieceParagraphs' | 'paragraphSentences' | 'optional'>

/** For each paragraph, the least number of sentences from it to the end of its piece. */
export function sentencesAhead({
  pieceParagraphs,
  paragraphSentences,
  optional,
}: Tables): Uint16Array {
  const ahead = new Uint16Array(paragraphSentences.length - 1)
  const ends = new Set(pieceParagraphs)
  for (let paragraph = ahead.length - 1; paragraph >= 0; paragraph--) {
    const own = optional.subarray(paragraphSentences[paragraph], paragraphSentences[paragraph + 1])
    const sure = own.reduce((count, isOptional) => count + 1 - isOptional, 0)
    ahead[paragraph] = sure + (ends.has(paragraph + 1) ? 0 : (ahead[paragraph + 1] as number))
  }
  return ahead
}
