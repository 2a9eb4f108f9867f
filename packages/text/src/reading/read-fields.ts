/** Reads the values of named fields, each by the kind of its parameter. */
import type { Fault, ValueKind } from '@polyipsum/contract'
import { isAbsent } from './readers.js'
import { cut } from './shown.js'
import { conflict, type FaultOf, type Reading } from './value-fault.js'

/** A parameter with its names in some place, in the order in which they are read. */
export interface FieldRow<Property extends string> {
  readonly property: Property
  readonly names: readonly string[]
  readonly kind: ValueKind
}

/** The fault of the field with a name. */
export interface FieldFault extends Pick<Fault, 'detail' | 'allowed' | 'nearest'> {
  readonly name: string
}

export interface FieldsReading<Property extends string> {
  readonly values: { readonly [Name in Property]?: unknown }
  readonly faults: FieldFault[]
  /** The parameters with a fault. */
  readonly faulty: Set<Property>
  /** The name of each parameter that has a value. */
  readonly named: ReadonlyMap<Property, string>
}

/**
 * Reads each field that is not absent. Names of one parameter must have the same value. A name has
 * one fault at most.
 */
export function readFields<Property extends string>(
  fields: Readonly<Record<string, unknown>>,
  rows: readonly FieldRow<Property>[],
  read: (kind: ValueKind, given: unknown) => Reading,
  faultOf: FaultOf,
): FieldsReading<Property> {
  const values: { [Name in Property]?: unknown } = {}
  const faults: FieldFault[] = []
  const faulty = new Set<Property>()
  const named = new Map<Property, string>()
  for (const { property, kind, names } of rows) {
    for (const name of names) {
      const given = fields[name]
      if (isAbsent(given)) continue
      const reading = read(kind, given)
      const before = named.get(property)
      if ('fault' in reading) {
        faults.push({ name, ...faultOf(name, reading.fault) })
        faulty.add(property)
      } else if (before === undefined) {
        values[property] = reading.value
        named.set(property, name)
      } else if (String(values[property]) !== String(reading.value)) {
        const [one, other] = [values[property], reading.value].map((value) => cut(String(value)))
        faults.push({ name, detail: conflict(before, one ?? '', name, other ?? '') })
        faulty.add(property)
      }
    }
  }
  return { values, faults, faulty, named }
}
