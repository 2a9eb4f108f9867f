import { fillPage } from './fill-page.js'
import { type Generate, serviceSource } from './source.js'
import type { IpsumOptions } from './vocabulary.js'

/** What writes the text: a service, or a function such as `generate` of `@polyipsum/text`. */
export type IpsumSource =
  | {
      /** The URL before `/api/generate`, absolute or relative to the page. */
      readonly baseUrl: string | URL
      readonly generate?: undefined
    }
  | { readonly generate: Generate; readonly baseUrl?: undefined }

/**
 * Defines the element `poly-ipsum`, and from then on fills all of them, and all elements of the document
 * with the attribute `data-ipsum`: those that are there, and those that are added or changed later.
 *
 * The first call on a page counts; any other does nothing. Without a DOM, as on a server, it does nothing.
 *
 * @throws TypeError when there is neither a function nor a URL
 */
export function defineIpsum({ baseUrl, generate }: IpsumSource): void {
  if (typeof customElements === 'undefined') return
  if (generate !== undefined) fillPage(async (options) => generate(options as IpsumOptions))
  else if (baseUrl !== undefined) fillPage(serviceSource(baseUrl))
  else throw new TypeError("defineIpsum needs { baseUrl: 'https://…' } or { generate }")
}
