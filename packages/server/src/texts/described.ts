/** What the documents of the reference describe. */
import { type TextGenerator, withLocales } from '@polyipsum/text'
import { type Languages, languagesOf } from '@polyipsum/text/reading'

export interface Described {
  readonly languages: Languages
  readonly generate: TextGenerator<string>['generate']
  /** Whether own text is among them, so that a topic of an example may not be there. */
  readonly isOwn: boolean
}

export function describedBy(generator: TextGenerator<string>, isOwn: boolean): Described {
  return { languages: languagesOf(generator), generate: generator.generate, isOwn }
}

/** Our texts, in the build. The thread that reads own text replaces them before it imports the documents. */
export const DESCRIBED: { now: Described } = { now: describedBy(withLocales({}), false) }
