/** Lets the visitor choose the language of the page, whatever the browser asks for. */
import { byId } from './element.js'

const YEAR_SECONDS = 31_536_000

export function addPageLanguages(): void {
  const select = byId('page-language', HTMLSelectElement)
  select.addEventListener('change', () => {
    // The service reads it, and gives the page in that language from now on.
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
    document.cookie = `language=${select.value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
    location.reload()
  })
}
