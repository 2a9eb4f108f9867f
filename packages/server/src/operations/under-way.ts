import type { IncomingMessage } from 'node:http'

/** What the process is doing, for the log if it never comes to an end: see `startWatchdog`. */
export const underWay: {
  /** The request that came last, or that is answered now. */
  request: IncomingMessage | undefined
  /** The text that is written for it. */
  asked: object | undefined
} = { request: undefined, asked: undefined }
