/** A phrase of the contract as a sentence: with a capital and a full stop. */
export function sentence(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`
}
