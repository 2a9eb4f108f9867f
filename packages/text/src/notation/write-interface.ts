/**
 * Writes an `interface.txt` as an author begins it: each key with a wording to write over, and under a
 * comment that says what the key is for.
 *
 * @param keys the text of `interface-keys.txt`
 * @param wordingOf the wording of a key, by its place among all keys
 */
export function writeInterface(keys: string, wordingOf: (place: number) => string): string {
  const lines = keys.split('\n')
  const first = lines.findIndex((line) => line.startsWith('## '))
  let place = 0
  return lines
    .slice(first)
    .map((line) => {
      const [, key, purpose] = /^([\w-]+): (.*)$/u.exec(line) ?? []
      return key === undefined ? line : `# ${purpose}\n${key}: ${wordingOf(place++)}`
    })
    .join('\n')
}
