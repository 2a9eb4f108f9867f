/** The languages that a command line writes in: those of the package, or with a folder of own text. */

import type { TextGenerator } from '@polyipsum/text'
import * as ours from '@polyipsum/text'
import { readCommandLine } from './command-line.js'

export type Languages = TextGenerator<string>

/** Its functions take any code, and refuse the unknown. */
export const OURS = ours as Languages

/** @throws UsageError for an invalid command line; Fault for a folder that cannot be read */
export async function openLanguages(words: readonly string[]): Promise<Languages> {
  const line = readCommandLine(words)
  const folder = line.command === undefined ? line.given.get('text')?.at(-1) : undefined
  if (folder === undefined) return OURS
  const { openTextFolder } = await import('./text-folder.js')
  return openTextFolder(folder)
}
