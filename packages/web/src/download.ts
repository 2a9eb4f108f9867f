/** Saves a text as a file. */
import { FORMAT_ROWS, ITEMS_PROPERTY } from '@polyipsum/contract'
import type { Choice } from './choice.js'

export function download(
  body: string,
  { type, count, locale, format }: Pick<Choice, 'type' | 'count' | 'locale' | 'format'>,
): void {
  const { extension, mediaType, mediaTypeParameters } = FORMAT_ROWS[format]
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([body], { type: `${mediaType};${mediaTypeParameters}` }))
  const name = count === 1 ? type : ITEMS_PROPERTY[type]
  link.download = `${locale}-${count}-${name}.${extension}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
