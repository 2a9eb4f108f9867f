import type { TextRequest } from '@polyipsum/contract'

/** A JSON body that is read. `locales` are several languages that replace `locale`. */
export type BodyRequest = TextRequest & {
  readonly locales?: readonly string[]
}
