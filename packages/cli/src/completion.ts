/**
 * Completion scripts. Each holds all options and values, so that the shell need not start a process
 * at each press of the key.
 */
import { bashCompletion } from './completion/bash.js'
import { fishCompletion } from './completion/fish.js'
import { zshCompletion } from './completion/zsh.js'
import type { Shell } from './option-table.js'

const SCRIPTS = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
} as const satisfies Record<Shell, () => string>

/** @returns a script for the shell to read at its start: `source <(polyipsum completion zsh)` */
export function completionScript(shell: Shell): string {
  return SCRIPTS[shell]()
}
