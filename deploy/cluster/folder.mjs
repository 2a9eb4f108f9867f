// @ts-check
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder, which also the workers of nginx can go into, that do not run as root. */
export async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'polyipsum-'))
  await chmod(folder, 0o755)
  return folder
}

export const removeFolder = (/** @type {string} */ folder) =>
  rm(folder, { recursive: true, force: true })
