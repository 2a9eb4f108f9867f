/** Reads the values of named fields, each by the kind of its parameter. */
import type { Fault, ValueKind } from '@polyipsum/contract'
import { isAbsent } from './readers.js'
import { cut } from './shown.js'
import { conflict, type FaultOf, type Reading } from './value-fault.js'

/** A parameter, and the kind of its value. */
export interface FieldRow<Property extends string> {
  readonly property: Property
  readonly kind: ValueKind
}

/** The parameters of some place by their names there. A parameter may have several. */
export type FieldRows<Property extends string> = ReadonlyMap<string, FieldRow<Property>>

/** Fields as a caller gives them. */
export type Fields = Readonly<Record<string, unknown>>

/** The fault of the field with a name. */
export interface FieldFault extends Pick<Fault, 'detail' | 'allowed' | 'nearest'> {
  readonly name: string
}

export interface FieldsReading<Property extends string> {
  readonly values: { readonly [Name in Property]?: unknown }
  readonly faults: FieldFault[]
  /** The parameters with a fault. */
  readonly faulty: Set<Property>
  /** The names that are given, but are those of no parameter. */
  readonly unknown: readonly string[]
}

/**
 * Reads each field that is not absent, in their order. Names of one parameter must have the same value.
 * A name has one fault at most.
 */
export function readFields<Property extends string>(
  fields: Fields,
  rows: FieldRows<Property>,
  read: (kind: ValueKind, given: unknown) => Reading,
  faultOf: FaultOf,
): FieldsReading<Property> {
  const values: { [Name in Property]?: unknown } = {}
  const faults: FieldFault[] = []
  const faulty = new Set<Property>()
  const unknown: string[] = []
  for (const name in fields) {
    const given = fields[name]
    if (isAbsent(given)) continue
    const row = rows.get(name)
    if (row === undefined) {
      unknown.push(name)
      continue
    }
    const { property, kind } = row
    const reading = read(kind, given)
    const before = values[property]
    if ('fault' in reading) {
      faults.push({ name, ...faultOf(name, reading.fault) })
      faulty.add(property)
    } else if (before === undefined) {
      values[property] = reading.value
    } else if (String(before) !== String(reading.value)) {
      const [first, second] = [cut(String(before)), cut(String(reading.value))]
      const one = nameIn(fields, rows, property) ?? property
      faults.push({ name, detail: conflict(one, first, name, second) })
      faulty.add(property)
    }
  }
  return { values, faults, faulty, unknown }
}

/** The name by which the fields give a parameter, the first of them; undefined if they do not. */
export function nameIn<Property extends string>(
  fields: Fields,
  rows: FieldRows<Property>,
  property: Property,
): string | undefined {
  const names = Object.keys(fields).filter((name) => !isAbsent(fields[name]))
  return names.find((name) => rows.get(name)?.property === property)
}
