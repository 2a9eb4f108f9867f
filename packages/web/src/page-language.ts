/** Lets the visitor choose the language of the page, against the browser's preference. */
import { byId } from './element.js'

const YEAR_SECONDS = 31_536_000

export function addPageLanguages(): void {
  const select = byId('page-language', HTMLSelectElement)
  select.addEventListener('change', () => {
    // By this cookie, the service serves the page in the chosen language.
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
    document.cookie = `language=${select.value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
    location.reload()
  })
}
