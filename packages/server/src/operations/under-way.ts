import type { IncomingMessage } from 'node:http'
import type { TextRequest } from '../generate/text-request.js'

/** What the process is doing, for the log if it never comes to an end: see `startWatchdog`. */
export const underWay: {
  /** The request that came last, or that is answered now. */
  request: IncomingMessage | undefined
  /** The text that is written for it. */
  asked: TextRequest | undefined
} = { request: undefined, asked: undefined }
