import { type CommandRow, type OptionRow, type OptionRows, spellings } from '../option-row.js'
import { COMMANDS, OPTIONS } from '../option-table.js'

/** The script for bash 3.2 and later. It does not need the package bash-completion. */
export function bashCompletion(): string {
  const commands = Object.entries<CommandRow>(COMMANDS).map(
    ([name, { argument, options }]) =>
      `    ${name})\n${valueCases(options)}${others(
        options,
        argument?.choices === 'files' ? 'files' : argument?.choices.map(({ value }) => value),
      )}`,
  )
  return `# bash completion for polyipsum
_polyipsum() {
  local IFS=$' \\t\\n' command= options words
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
  # Bash splits --type=word into three words.
  if [[ $cur == = ]]; then
    cur=
  elif [[ $prev == = ]]; then
    prev=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  if ((COMP_CWORD > 1)); then
    command=\${COMP_WORDS[1]}
  fi
  COMPREPLY=()
  case $command in
${commands.join('\n')}
    '')
${others(OPTIONS, Object.keys(COMMANDS))}
    *)
${valueCases(OPTIONS)}${others(OPTIONS)}
  esac
  if [[ $cur == -* ]]; then
    words=$options
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _polyipsum polyipsum
`
}

/** The cases that complete the value of an option. */
function valueCases(options: OptionRows): string {
  const cases = Object.entries(options)
    .filter(([, row]) => row.value !== undefined)
    .map(
      ([name, row]) => `        ${spellings(name, row).join(' | ')})
${completeValue(row)}          return
          ;;
`,
    )
  return cases.length === 0 ? '' : `      case $prev in\n${cases.join('')}      esac\n`
}

/** The lines that list the names of options, and other words or paths. */
function others(options: OptionRows, words: readonly string[] | 'files' = []): string {
  const names = Object.entries(options).flatMap((option) => spellings(...option))
  const list = words === 'files' ? [] : words
  const paths =
    words === 'files' ? `      if [[ $cur != -* ]]; then\n${PATHS}        return\n      fi\n` : ''
  return `      options='${names.join(' ')}'
      words='${list.join(' ')}'
${paths}      ;;`
}

/** Readline completes paths better than `compgen`, but bash 3.2 has no `compopt`. */
const PATHS = `          compopt -o default 2>/dev/null || {
            IFS=$'\\n'
            COMPREPLY=($(compgen -f -- "$cur"))
          }
`

function completeValue({ choices }: OptionRow): string {
  if (choices === undefined) return ''
  if (choices === 'files') return PATHS
  const words = choices.map(({ value }) => value).join(' ')
  return `          COMPREPLY=($(compgen -W '${words}' -- "$cur"))\n`
}
