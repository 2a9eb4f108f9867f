/** `polyipsum check`: the faults of a folder of own text. */
import { join } from 'node:path'
import type { NotationFault } from '@polyipsum/text'
import { faultsOfFolder } from './text-folder.js'

/** What a check found, for people or as JSON, and whether there is any fault. */
export interface CheckResult {
  readonly report: string
  readonly hasFaults: boolean
}

export async function check(folder: string, json: boolean): Promise<CheckResult> {
  const faults = await faultsOfFolder(folder)
  const report = json ? `${JSON.stringify(faults, null, 2)}\n` : reportOf(folder, faults)
  return { report, hasFaults: faults.length > 0 }
}

/** A line for each fault, as compilers write it, so that editors and terminals lead to the place. */
function reportOf(folder: string, faults: readonly NotationFault[]): string {
  if (faults.length === 0) return `${folder} has no faults\n`
  return faults
    .map(({ file, line, fault, remedy }) => `${join(folder, file)}:${line}: ${fault}. ${remedy}.\n`)
    .join('')
}
