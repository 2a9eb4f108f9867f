/** The rows of the tables of options and commands. */

/** A value that an option or an argument may have. */
export interface Choice {
  readonly value: string
  /** Its meaning; undefined when the value says it. */
  readonly meaning?: string
}

export interface OptionRow {
  /** The one letter that stands for its name. */
  readonly short?: string
  /** The name of its value; undefined when the option takes no value. */
  readonly value?: string
  /** One sentence, with no capital and no full stop. */
  readonly meaning: string
  /** Its values, or `files` when its value is the name of a file; undefined for any value. */
  readonly choices?: readonly Choice[] | 'files'
}

/** Options by their long name. */
export type OptionRows = Readonly<Record<string, OptionRow>>

export interface CommandRow {
  readonly argument?: { readonly name: string; readonly choices: readonly Choice[] }
  readonly meaning: string
  readonly options: OptionRows
}

export function plainChoices(values: readonly string[]): readonly Choice[] {
  return values.map((value) => ({ value }))
}

/** A meaning as a sentence of its own. */
export function sentence(meaning: string): string {
  return `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`
}

/** The ways to write an option, the short one first: `-n`, `--count`. */
export function spellings(name: string, { short }: OptionRow): readonly string[] {
  return short === undefined ? [`--${name}`] : [`-${short}`, `--${name}`]
}

/** Whether a command has options of its own: every command has `--help`. */
export function hasOptions({ options }: CommandRow): boolean {
  return Object.keys(options).some((name) => name !== 'help')
}
