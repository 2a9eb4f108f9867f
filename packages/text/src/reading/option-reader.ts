/** Reads the options of a call of the library. */
import { DEFAULTS } from '@polyipsum/contract'
import type { ReadOptions } from '../options.js'
import { combinationFaults } from './combination-faults.js'
import type { OptionName, OptionSet } from './option-set.js'
import { readFields } from './read-fields.js'
import { isAbsent, readValue } from './readers.js'
import { type FaultOf, faultOf } from './value-fault.js'

/**
 * Reads the options of a call: complete, each in one shape.
 *
 * @param locale the code of the language, unless the options name one
 * @throws RangeError if an option is unknown, out of range or not allowed beside the others
 */
export type OptionReader = (
  options: object,
  locale: string,
  topicsOf: (locale: string) => readonly string[],
) => ReadOptions

export function optionReader({ rules, elsewhere, readers, hints }: OptionSet): OptionReader {
  const rows = rules.map(([property, { field, value }]) => ({
    property,
    kind: value,
    names: field === property ? [property] : [field, property],
  }))
  const names = rows.flatMap((row): readonly string[] => row.names)
  const known = new Set(names)
  const sentenceOf: FaultOf = hints?.faultOf ?? faultOf

  function unknownName(name: string, value: unknown): string {
    if (elsewhere.includes(name as OptionName)) return `${name} must be left out here.`
    return (
      hints?.misnamed(name, value, names) ??
      `${name} is no name of a parameter: there are ${names.join(', ')}.`
    )
  }

  return (options, locale, topicsOf) => {
    const fields = options as Readonly<Record<string, unknown>>
    const { values, faults, faulty, named } = readFields<OptionName>(
      fields,
      rows,
      (kind, given) => readValue(readers, kind, given),
      sentenceOf,
    )
    let detail = faults[0]?.detail
    if (detail === undefined) {
      for (const name in fields) {
        if (known.has(name) || isAbsent(fields[name])) continue
        detail = unknownName(name, fields[name])
        break
      }
    }
    const read = { ...DEFAULTS, locale, ...values } as ReadOptions
    detail ??= combinationFaults(read, {
      rules,
      nameOf: (property) => named.get(property) ?? property,
      isSure: (property) => !faulty.has(property),
      topicsOf,
      faultOf: sentenceOf,
    })[0]?.detail
    if (detail !== undefined) throw new RangeError(detail)
    return read
  }
}
