// @ts-check
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a temporary folder. The workers of nginx, which do not run as root, can read it too. */
export async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'polyipsum-'))
  await chmod(folder, 0o755)
  return folder
}

export const removeFolder = (/** @type {string} */ folder) =>
  rm(folder, { recursive: true, force: true })
