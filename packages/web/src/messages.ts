/** What the script says, in the language of the page, which may be another than that of the text. */
import type english from '../messages/en.json'
import { byId } from './element.js'

export type MessageName = keyof (typeof english)['script']

let messages: Readonly<Record<MessageName, string>> | undefined

/** A message, with values in the place of the names in its braces. */
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
