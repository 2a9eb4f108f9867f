/**
 * The API in all languages.
 *
 *     import { createHandler } from '@polyipsum/fetch'
 *     Deno.serve(createHandler())
 */
import { type HandlerOptions as CoreOptions, createHandler as createCoreHandler } from './core.js'
import { type Handler, handlerOf } from './handler/handler.js'
import { ALL_LANGUAGES } from './request/all-languages.js'

export type { Handler } from './handler/handler.js'
export type { Decision, Limit, Peek, Quota } from './handler/limit.js'

export interface HandlerOptions<Context extends readonly unknown[] = []>
  extends Partial<CoreOptions<Context>> {}

/**
 * Makes the API: a function that answers every request of `/api/…` as the service does.
 *
 * @param options `languages` are all of `@polyipsum/text` by default. A bundle holds them even so: for a
 *   bundle of some languages import `createHandler` from `@polyipsum/fetch/core`.
 * @typeParam Context what the platform passes besides the request, for `limit` and `peek`
 * @throws RangeError when `languages` is empty, or has two languages of one code
 */
export function createHandler<Context extends readonly unknown[] = []>(
  options: HandlerOptions<Context> = {},
): Handler<Context> {
  const { languages, ...settings } = options
  return languages === undefined
    ? handlerOf(ALL_LANGUAGES, settings)
    : createCoreHandler({ languages, ...settings })
}
