/** Completion scripts. Each contains every option and value, so that completing starts no process. */
import { bashCompletion } from './completion/bash.js'
import { fishCompletion } from './completion/fish.js'
import { powershellCompletion } from './completion/powershell.js'
import { zshCompletion } from './completion/zsh.js'
import type { Shell } from './option-table.js'

const SCRIPTS = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
  powershell: powershellCompletion,
} as const satisfies Record<Shell, () => string>

/** The script that a shell reads when it starts: `source <(polyipsum completion zsh)`. */
export function completionScript(shell: Shell): string {
  return SCRIPTS[shell]()
}
