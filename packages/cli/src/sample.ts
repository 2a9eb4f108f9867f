/** `polyipsum sample`: a topic of own text, as its author and readers see it. */
import type { Locale } from '@polyipsum/text'
import { Fault } from './fault.js'
import { drawPiece, layOut } from './piece-layout.js'
import { localesOfFolder } from './text-folder.js'

/** The topic of a language without topics, such as Latin. */
const NO_TOPIC = 'text'

/**
 * The pieces of a topic.
 *
 * @param isWhole whether all that can be drawn is shown, or one draw
 * @throws Fault when the folder has faults, or not the language or the topic
 */
export async function sample(
  folder: string,
  code: string,
  topic: string,
  isWhole: boolean,
): Promise<string> {
  const locales = await localesOfFolder(folder)
  const locale = Object.hasOwn(locales, code) ? (locales[code] as Locale) : undefined
  if (locale === undefined) {
    throw new Fault(`${folder} has no folder ${code}, but ${Object.keys(locales).join(', ')}`)
  }
  return samplePieces(locale, topic, isWhole)
}

/** The pieces of a topic of a language. @throws Fault when the language has not the topic */
export function samplePieces(locale: Locale, topic: string, isWhole: boolean): string {
  const pieces = locale.pieces.filter((piece) => (piece.topic ?? NO_TOPIC) === topic)
  if (pieces.length === 0) {
    const topics = locale.topics.length === 0 ? NO_TOPIC : locale.topics.join(', ')
    throw new Fault(`${locale.code} has no topic ${topic}, but ${topics}`)
  }
  const show = isWhole ? layOut : drawPiece
  return `${pieces.map((piece) => show(piece, locale).join('\n')).join('\n\n\n')}\n`
}
