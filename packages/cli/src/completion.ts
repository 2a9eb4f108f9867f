/**
 * Completion scripts, whole in themselves: what can be completed is known when they are made, so
 * that a shell needs not start a process at each press of the key.
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

/** @returns what the shell is to read, as at its start: `source <(polyipsum completion zsh)` */
export function completionScript(shell: Shell): string {
  return SCRIPTS[shell]()
}
