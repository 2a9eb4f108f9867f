/** The language of the page: the visitor's choice, or a language of the browser. */
import type { IncomingHttpHeaders } from 'node:http'
import { findLocale, type LocaleCode } from '@polyipsum/text'
import Negotiator from 'negotiator'

/** The cookie with the visitor's choice, which the script of the page sets. */
const CHOSEN = /(?:^|;\s*)language=([\w-]{1,16})/u

/** The first wanted language that the service has; otherwise English. */
export function pageLanguage(headers: IncomingHttpHeaders): LocaleCode {
  const [, chosen = ''] = CHOSEN.exec(headers.cookie ?? '') ?? []
  const wanted = [chosen, ...new Negotiator({ headers }).languages()]
  return wanted.map((tag) => findLocale(tag)).find((code) => code !== undefined) ?? 'en'
}
