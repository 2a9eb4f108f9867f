/** Reads the options of a call of the library. */
import { DEFAULTS, type Type, type ValueKind } from '@polyipsum/contract'
import type { ReadOptions } from '../options.js'
import { combinationFaults, combinedRules } from './combination-faults.js'
import type { OptionName, OptionSet } from './option-set.js'
import { type Fields, nameIn, readFields } from './read-fields.js'
import { readValue } from './readers.js'
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
  topicsOf: (locale: string, type: Type) => readonly string[],
) => ReadOptions

export function optionReader({ rules, elsewhere, readers, hints }: OptionSet): OptionReader {
  const rows = new Map(
    rules.flatMap(([property, { field, value }]) => {
      const row = { property, kind: value }
      return [[property as string, row] as const, [field, row] as const]
    }),
  )
  const combined = combinedRules(rules)
  const sentenceOf: FaultOf = hints?.faultOf ?? faultOf
  const readGiven = (kind: ValueKind, given: unknown) => readValue(readers, kind, given)

  function unknownName(name: string, value: unknown): string {
    if (elsewhere.includes(name as OptionName)) return `${name} must be left out here.`
    const names = [...rows.keys()]
    return (
      hints?.misnamed(name, value, names) ??
      `${name} is no name of a parameter: there are ${names.join(', ')}.`
    )
  }

  return (options, locale, topicsOf) => {
    const fields = options as Fields
    const { values, faults, faulty, unknown } = readFields(fields, rows, readGiven, sentenceOf)
    const { type = DEFAULTS.type, count = DEFAULTS.count, start = DEFAULTS.start } = values
    const read = { locale, ...values, type, count, start } as ReadOptions
    const [name] = unknown
    const detail =
      faults[0]?.detail ??
      (name !== undefined
        ? unknownName(name, fields[name])
        : combinationFaults(read, {
            rules: combined,
            nameOf: (property) => nameIn(fields, rows, property) ?? property,
            isSure: (property) => !faulty.has(property),
            isStated: (property) => values[property] !== undefined,
            topicsOf,
            hintOfTopic: hints?.hintOfTopic,
            faultOf: sentenceOf,
          })[0]?.detail)
    if (detail !== undefined) throw new RangeError(detail)
    return read
  }
}
