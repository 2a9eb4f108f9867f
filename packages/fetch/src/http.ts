/**
 * Problems, and headers of every answer. It is for packages of this project; its exports may change with
 * any release.
 */
export { API_HEADERS, preflightHeaders } from './http/api-headers.js'
export { matchesTag } from './http/if-none-match.js'
export {
  ACCEPT_IDENTITY,
  ACCEPT_POST,
  BODY_LIMIT,
  notJson,
  parseJsonBody,
} from './http/json-body.js'
export {
  invalidRequest,
  PROBLEM_HEADERS,
  type Problem,
  ProblemError,
  problem,
  problemOfType,
} from './http/problem.js'
export { policyOf, quotaExceeded, rateLimitOf, WINDOW_SECONDS } from './http/quota.js'
export {
  BODY_TOO_LARGE,
  CONNECTION_CLOSED,
  INTERNAL_ERROR,
  methodNotAllowed,
  notFound,
  unreadablePath,
} from './http/refusals.js'
