import type { IncomingMessage } from 'node:http'

/** The current work of the process. The watchdog logs it when the event loop stalls. */
export const underWay: {
  /** The newest request, or the one that is being answered. */
  request: IncomingMessage | undefined
  /** What it asks for, once it is read. */
  asked: object | undefined
} = { request: undefined, asked: undefined }
