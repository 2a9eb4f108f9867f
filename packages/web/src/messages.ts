/** The words that the script shows, in the language of the page (the text may have another). */
import type english from '../messages/en.json'
import { byId } from './element.js'

export type MessageName = keyof (typeof english)['script']

let messages: Readonly<Record<MessageName, string>> | undefined

/** A message. Each name in braces is replaced by the value of that name. */
export function say(
  name: MessageName,
  values: Readonly<Record<string, string | number>> = {},
): string {
  messages ??= JSON.parse(byId('messages', HTMLScriptElement).text) as typeof messages & object
  return messages[name].replaceAll(/\{(\w+)\}/gu, (_, value: string) => {
    const filled = values[value]
    return typeof filled === 'number' ? number(filled) : String(filled)
  })
}

/** A number as the language of the page writes it. */
export const number = (value: number): string => value.toLocaleString(document.documentElement.lang)

/** A difference in per cent with its sign, as the language of the page writes it. */
export const percent = (difference: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, {
    style: 'percent',
    signDisplay: 'exceptZero',
  }).format(difference)
