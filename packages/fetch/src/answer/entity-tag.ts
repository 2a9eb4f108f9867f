/**
 * The entity tag of a seeded text. It is strong: the same request gives the same bytes until the text
 * version or the markup of the format changes.
 *
 * Platforms digest in different ways, so the parts of a tag are here and the digest (SHA-256) is not.
 */
import { type Format, formatSample, TEXT_VERSION } from '@polyipsum/text/core'
import type { TextRequest } from '../request/text-request.js'
import { joinBytes } from './join-bytes.js'

/** The markup of a format, to digest. */
export function markupOf(format: Format): Uint8Array<ArrayBuffer> {
  return joinBytes(formatSample(format))
}

/** @param digest of the markup of the request's format, in hexadecimal */
export function tagKey(request: TextRequest, digest: string): string {
  return JSON.stringify([TEXT_VERSION, digest, request])
}

/** @param digest of what the tag stands for, in base64url */
export function tagOf(digest: string): string {
  return `"${digest.slice(0, 22)}"`
}
