/** Readers of values as JSON and JavaScript have them. */
import { readExtent } from './extent.js'
import { PLAIN_READERS } from './plain-readers.js'
import { type Readers, readExtentWithin, readSet } from './readers.js'

/** The readers of all kinds but languages, which depend on the registry. */
export const JSON_READERS = {
  ...PLAIN_READERS,
  extent: (value, kind) =>
    isPair(value)
      ? readExtentWithin(inOrder(value), value, kind, `[${value.join(', ')}]`)
      : readExtentWithin(
          typeof value === 'string' || typeof value === 'number'
            ? readExtent(String(value))
            : undefined,
          value,
          kind,
        ),
  set: (value, { values }) =>
    readSet(typeof value === 'string' ? value.split(',') : value, value, values),
} as const satisfies Partial<Readers>

type Pair = readonly [number, number]

function isPair(value: unknown): value is Pair {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')
  )
}

function inOrder(pair: Pair): Pair | undefined {
  const [least, most] = pair
  return Number.isInteger(least) && Number.isInteger(most) && least <= most
    ? [least, most]
    : undefined
}
