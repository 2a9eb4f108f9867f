import { LOCALES } from '@polyipsum/text'

/** Every topic that some language has, in the order of the alphabet. */
export const TOPICS: readonly string[] = [
  ...new Set(Object.values(LOCALES).flatMap(({ topics }) => topics)),
].toSorted()
