/**
 * The API in the languages that a program imports: a bundle holds no others.
 *
 *     import { createHandler } from '@polyipsum/fetch/core'
 *     import { en } from '@polyipsum/text/locales/en'
 *     import { nl } from '@polyipsum/text/locales/nl'
 *     export default { fetch: createHandler({ languages: [en, nl] }) }
 */
import type { Locale } from '@polyipsum/text/core'
import { type Handler, type HandlerSettings, handlerOf } from './handler/handler.js'
import { givenLanguages } from './request/given-languages.js'

export type { Handler } from './handler/handler.js'
export type { Decision, Limit, Peek, Quota } from './handler/limit.js'

export interface HandlerOptions<Context extends readonly unknown[] = []>
  extends HandlerSettings<Context> {
  /**
   * At least one language, with a code of its own each. A request that names none gets `la`, or the first
   * of the list if `la` is not in it.
   */
  readonly languages: readonly Locale[]
}

/**
 * Makes the API: a function that answers every request of `/api/…` as the service does.
 *
 * @typeParam Context what the platform passes besides the request, for `limit` and `peek`
 * @throws RangeError when there are no languages, or two of one code
 */
export function createHandler<Context extends readonly unknown[] = []>({
  languages,
  ...settings
}: HandlerOptions<Context>): Handler<Context> {
  return handlerOf(givenLanguages(languages), settings)
}
