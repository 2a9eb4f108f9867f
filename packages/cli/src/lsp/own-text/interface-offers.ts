/** What may stand at the cursor in `interface.txt`: its headings, and the keys under each. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { INTERFACE_HEADINGS, KEYS_FILE } from '@polyipsum/text/folder'
import type { Before, Offer } from './offer.js'

/** @param folder the folder with the list of keys */
export async function interfaceOffers(
  { above, others }: Before,
  folder: string,
): Promise<readonly Offer[]> {
  const list = await keysIn(folder)
  if (list === undefined) return []
  const next = INTERFACE_HEADINGS.find((heading) => !others.includes(heading))
  const heading = above.findLast((line) => line.startsWith('## '))
  const keys = sectionOf(list, heading).flatMap((line): Offer[] => {
    const [, key, purpose = ''] = /^([a-z-]+): (.+)$/u.exec(line) ?? []
    return key === undefined || others.some((other) => other.startsWith(`${key}: `))
      ? []
      : [{ text: `${key}: `, detail: purpose }]
  })
  return [
    ...keys,
    ...(next === undefined ? [] : [{ text: next, detail: 'the next group of keys' }]),
  ]
}

/** The lines of the list of keys; undefined when the folder has none. */
async function keysIn(folder: string): Promise<readonly string[] | undefined> {
  try {
    return (await readFile(join(folder, KEYS_FILE), 'utf8')).split(/\r?\n/u)
  } catch {
    return undefined
  }
}

/** The lines under a heading, up to the next one. */
function sectionOf(lines: readonly string[], heading: string | undefined): readonly string[] {
  const from = heading === undefined ? -1 : lines.indexOf(heading)
  if (from === -1) return []
  const rest = lines.slice(from + 1)
  const end = rest.findIndex((line) => line.startsWith('## '))
  return end === -1 ? rest : rest.slice(0, end)
}
