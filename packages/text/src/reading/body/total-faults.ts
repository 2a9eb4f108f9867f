/** Finds texts that are longer in all than a request may ask for. */
import { MAX_COUNT, MAX_EXTENT, type ParameterName } from '@polyipsum/contract'
import type { CombinationFault } from '../combination-faults.js'
import type { BodyRequest } from './body-request.js'

/**
 * @param nameOf the name that the request uses for a parameter
 * @param isSure whether a parameter is absent or was read without a fault
 */
export function totalFaults(
  request: BodyRequest,
  nameOf: (name: ParameterName) => string,
  isSure: (name: ParameterName) => boolean,
): readonly CombinationFault<ParameterName>[] {
  if (!isSure('count')) return []
  const { count, locales = [request.locale] } = request
  const faults: CombinationFault<ParameterName>[] = []
  if (count * locales.length > MAX_COUNT) {
    const most = Math.floor(MAX_COUNT / locales.length)
    const detail = `${nameOf('count')} must be at most ${most} for ${locales.length} languages, which are ${MAX_COUNT} items in all, but is ${count}.`
    faults.push({ property: 'count', detail })
  }
  for (const property of ['chars', 'bytes'] as const) {
    const extent = request[property]
    if (extent === undefined || !isSure(property)) continue
    const total = count * locales.length * extent[1]
    if (total > MAX_EXTENT) {
      const each = locales.length === 1 ? '' : ` in each of ${locales.length} languages`
      const detail = `${nameOf(property)} must be at most ${MAX_EXTENT} in all, but is ${count} times ${extent[1]}${each}, which is ${total}.`
      faults.push({ property, detail })
    }
  }
  return faults
}
