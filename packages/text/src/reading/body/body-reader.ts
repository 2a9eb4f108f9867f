/** Reads a JSON body, or the arguments of a tool, and finds all of its faults. */
import {
  BODY_FIELDS,
  type Fault,
  fieldNames,
  MAX_FAULTS,
  PARAMETER_RULES,
  type ParameterName,
  type ParameterRule,
  type Type,
  type ValueKind,
} from '@polyipsum/contract'
import { combinationFaults, combinedRules } from '../combination-faults.js'
import { hintOfTopic } from '../hint-of-topic.js'
import { JSON_READERS } from '../json-readers.js'
import { type Languages, languageReader } from '../language-reader.js'
import { hintedFaultOf } from '../meant-value.js'
import { fieldMeant } from '../misnamed.js'
import { type FieldRow, type Fields, nameIn, readFields } from '../read-fields.js'
import { readValue } from '../readers.js'
import type { BodyRequest } from './body-request.js'
import { readLocales } from './locale-list.js'
import { totalFaults } from './total-faults.js'

export type BodyReading = { readonly request: BodyRequest } | { readonly faults: readonly Fault[] }

/** The registry of languages, as a reader of bodies needs it. */
export interface Registry extends Languages {
  /** The topics of a language, by its code, for a type. */
  topicsOf(locale: string, type: Type): readonly string[]
  /** The language of a body that names none; by default, that of the contract. */
  readonly usual?: string
}

const RULES = Object.entries(PARAMETER_RULES) as readonly (readonly [
  ParameterName,
  ParameterRule<ParameterName>,
])[]

/** The parameters by each of their names in a body. */
const BY_FIELD = new Map(
  RULES.flatMap(([property, rule]) =>
    fieldNames(rule).map((name): [string, FieldRow<ParameterName>] => [
      name,
      { property, kind: rule.value },
    ]),
  ),
)

const COMBINED_RULES = combinedRules(RULES)

/** The values of a body without fields. */
const DEFAULTS = Object.fromEntries(RULES.map(([name, rule]) => [name, rule.default]))

/** Makes a reader of bodies. `null` and an empty text count as absent in them. */
export function bodyReader(registry: Registry): (body: unknown) => BodyReading {
  const readers = { ...JSON_READERS, language: languageReader(registry) }
  const read = (kind: ValueKind, given: unknown) => readValue(readers, kind, given)
  const defaults = { ...DEFAULTS, locale: registry.usual ?? DEFAULTS['locale'] }
  const readLanguage = (given: unknown) => read(PARAMETER_RULES.locale.value, given)

  return function readBody(body) {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      const came = body === null ? 'null' : Array.isArray(body) ? 'an array' : `a ${typeof body}`
      return {
        faults: [{ pointer: '#', detail: `The body must be a JSON object, but is ${came}.` }],
      }
    }
    const fields = body as Fields
    const { values, faulty, unknown, ...reading } = readFields(
      fields,
      BY_FIELD,
      read,
      hintedFaultOf,
    )
    const faults: Fault[] = reading.faults.map(({ name, ...fault }) => ({
      pointer: `#/${name}`,
      ...fault,
    }))
    const { locales, faults: faultsOfList } = readLocales(
      fields,
      registry.codes.length,
      readLanguage,
    )
    faults.push(...faultsOfList)
    if (faultsOfList.length > 0) faulty.add('locale')
    for (const name of unknown) {
      if (Object.hasOwn(BODY_FIELDS, name) || faults.length >= MAX_FAULTS) continue
      const fault = fieldMeant(name, fields[name])
      if (fault === undefined) continue
      const pointer = `#/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
      faults.push({ pointer, ...fault })
    }
    const nameOf = (property: ParameterName) =>
      nameIn(fields, BY_FIELD, property) ?? PARAMETER_RULES[property].field
    const isSure = (name: ParameterName) => !faulty.has(name)
    const request = {
      ...defaults,
      ...values,
      ...(locales !== undefined && { locales }),
    } as BodyRequest
    const combination = {
      rules: COMBINED_RULES,
      nameOf,
      isSure,
      isStated: (name: ParameterName) => values[name] !== undefined,
      topicsOf: registry.topicsOf,
      hintOfTopic,
      faultOf: hintedFaultOf,
    }
    const faultsOfWhole = [
      ...combinationFaults(request, combination),
      ...totalFaults(request, nameOf, isSure),
    ]
    for (const { property, ...fault } of faultsOfWhole) {
      faults.push({ pointer: `#/${nameOf(property)}`, ...fault })
    }
    return faults.length > 0 ? { faults } : { request }
  }
}
