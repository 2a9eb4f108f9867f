/** The language of the page: what the visitor has chosen, or what the browser asks for. */
import type { IncomingHttpHeaders } from 'node:http'
import { findLocale, type LocaleCode } from '@polyipsum/text'
import Negotiator from 'negotiator'

/** The script of the page sets it, when the visitor chooses another language. */
const CHOSEN = /(?:^|;\s*)language=([\w-]{1,16})/u

/** English where no language that is asked for is there. */
export function pageLanguage(headers: IncomingHttpHeaders): LocaleCode {
  const [, chosen = ''] = CHOSEN.exec(headers.cookie ?? '') ?? []
  const wanted = [chosen, ...new Negotiator({ headers }).languages()]
  return wanted.map((tag) => findLocale(tag)).find((code) => code !== undefined) ?? 'en'
}
