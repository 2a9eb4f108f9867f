/** The rows of the tables of options and of commands. */

/** A value that a shell completes. */
export interface Choice {
  readonly value: string
  /** Its meaning; absent if the value needs no explanation. */
  readonly meaning?: string
}

export interface OptionRow {
  /** A letter that stands for its name. */
  readonly short?: string
  /** The name of its value; absent for a flag. */
  readonly value?: string
  /** Its purpose: a phrase, with no capital and no full stop. */
  readonly meaning: string
  /** The values that a shell completes; `files` for a path. */
  readonly choices?: readonly Choice[] | 'files'
}

/** Options by their long names, without hyphens. */
export type OptionRows = Readonly<Record<string, OptionRow>>

export interface CommandRow {
  /** Its operands, as its usage names them. A shell completes the first. */
  readonly argument?: { readonly name: string; readonly choices: readonly Choice[] | 'files' }
  readonly meaning: string
  readonly options: OptionRows
}

export function plainChoices(values: readonly string[]): readonly Choice[] {
  return values.map((value) => ({ value }))
}

/** The names of an option with their hyphens, the short one first: `-n`, `--count`. */
export function spellings(name: string, { short }: OptionRow): readonly string[] {
  return short === undefined ? [`--${name}`] : [`-${short}`, `--${name}`]
}

/** Whether a command has options other than `--help`. */
export function hasOptions({ options }: CommandRow): boolean {
  return Object.keys(options).some((name) => name !== 'help')
}
