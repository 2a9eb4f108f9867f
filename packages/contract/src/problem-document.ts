/** What a problem document holds: https://www.rfc-editor.org/rfc/rfc9457 */

/** One fault of a request. Either `parameter` or `pointer` says where it is. */
export interface Fault {
  /** The name of the query parameter. */
  readonly parameter?: string
  /** Where in the JSON body: a JSON Pointer as URI fragment, `#/count`. */
  readonly pointer?: string
  /** What was expected, and what came. */
  readonly detail: string
  readonly allowed?: readonly string[]
  /** The allowed value that comes nearest. */
  readonly nearest?: string
}

/** A problem document. */
export interface ProblemDocument {
  /** A URI reference to the base URL of the service. */
  readonly type: string
  readonly title: string
  readonly status: number
  /** What is wrong with this request. */
  readonly detail: string
  /** Every fault of an invalid request. */
  readonly errors?: readonly Fault[]
  /** The names of the quotas that the request is over. */
  readonly 'violated-policies'?: readonly string[]
}
