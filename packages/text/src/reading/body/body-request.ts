import type { TextRequest } from '@polyipsum/contract'
import type { LocaleCode } from '../../language/locale-codes.js'

/** A JSON body that is read. `locales` are several languages that replace `locale`. */
export type BodyRequest = TextRequest<LocaleCode> & {
  readonly locales?: readonly LocaleCode[]
}
