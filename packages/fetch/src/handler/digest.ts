/** The digests of entity tags, by the Web Cryptography API. They equal those of the service. */
import type { Format } from '@polyipsum/text/core'
import { markupOf, tagKey, tagOf } from '../answer/entity-tag.js'
import type { TextRequest } from '../request/text-request.js'

const utf8 = new TextEncoder()

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A digest of the markup of each format, computed for its first tag. */
const FORMAT_DIGESTS: Partial<Record<Format, string>> = {}

/** The entity tag of a seeded text. */
export async function entityTag(request: TextRequest): Promise<string> {
  const format = request.format ?? 'text'
  FORMAT_DIGESTS[format] ??= hex(await sha256(markupOf(format)))
  return tagOfBytes(utf8.encode(tagKey(request, FORMAT_DIGESTS[format])))
}

/** The entity tag of a body that does not change. */
export async function tagOfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return tagOf(base64url(await sha256(bytes)))
}
