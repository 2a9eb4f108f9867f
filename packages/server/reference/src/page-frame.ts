/** What the pages of the service have in common. */
import { DOCS_PATH } from '@polyipsum/contract'

export const ICON = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'

/** The name of the service, with a link to its first page. */
export const BRAND = '<a class="brand" href="/"><span aria-hidden="true">¶</span>Polyipsum</a>'

/** The frame of the page of a problem. */
export const PROBLEM_FRAME = {
  head: ICON,
  header: `${BRAND}<nav><a href="${DOCS_PATH}">API</a></nav>`,
}
