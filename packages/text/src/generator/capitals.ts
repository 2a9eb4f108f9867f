import { joinBytes } from '../compile/join-bytes.js'
import { mapTexts } from '../engine/article/article.js'
import type { Passage } from '../engine/passage.js'

const utf8 = new TextDecoder()
const encoder = new TextEncoder()

/** Copies a passage in capitals, by the rules of its language. */
export function inCapitals(passage: Passage): Passage {
  const { bytes, begin, end, count, locale, article } = passage
  const parts: Uint8Array[] = []
  let length = 0
  /** Adds a range in capitals. @returns the offset of its end in the copy */
  const add = (from: number, to: number) => {
    const text = utf8.decode(bytes.subarray(from, to)).toLocaleUpperCase(locale.code)
    const part = encoder.encode(text)
    parts.push(part)
    length += part.length
    return length
  }
  const starts = new Uint32Array(count)
  const ends = new Uint32Array(count)
  if (article !== undefined) {
    const capitals = mapTexts(article, (from, to) => [length, add(begin + from, begin + to)])
    return { ...passage, bytes: joinBytes(parts), begin: 0, end: length, article: capitals }
  }
  let at = begin
  for (let i = 0; i < count; i++) {
    starts[i] = add(at, passage.starts[i] as number)
    at = passage.ends[i] as number
    ends[i] = add(passage.starts[i] as number, at)
  }
  add(at, end)
  return { ...passage, bytes: joinBytes(parts), begin: 0, end: length, starts, ends }
}
