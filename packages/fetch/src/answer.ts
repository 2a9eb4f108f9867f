/**
 * The parts of answers: bodies, headers, entity tags and pages. It is for packages of this project; its
 * exports may change with any release.
 */
export { markupOf, tagKey, tagOf } from './answer/entity-tag.js'
export { languageList } from './answer/language-list.js'
export { copyResult, RESULTS_FRAME, type Result, resultOf, TURN_MS } from './answer/result.js'
export {
  CONTENT_TYPES,
  type Headers,
  HTML_POLICY,
  resultHeaders,
  SEEDED,
  textHeaderTable,
  UNSEEDED,
} from './answer/text-headers.js'
export { BRAND_STYLE, COLOURS, HTML_HEADERS } from './page/page-style.js'
export { PROBLEM_PAGE_HEADERS, problemPage } from './page/problem-page.js'
