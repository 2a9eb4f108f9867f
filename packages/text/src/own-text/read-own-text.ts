/** Own text: languages and topics of a user's folder, beside ours or in their place. */
import type { TextWriter } from '../engine/text-writer.js'
import { EVERYTHING } from '../generator/everything.js'
import { openLocale } from '../generator/open-locale.js'
import { createTextGenerator, type TextGenerator } from '../generator/registry-generator.js'
import type { Locale, LocaleInfo } from '../language/locale.js'
import { NotationError, type NotationFault } from '../notation/faults.js'
import { LANGUAGE_FILE, readLocale, readPieces } from '../notation/read-locale.js'
import { FILLER_FILE } from '../notation/read-topic.js'
import { readFolder, type TextFiles } from './text-files.js'

/** Our own languages, as own text is read beside them. */
export interface Registry {
  readonly infos: Readonly<Record<string, LocaleInfo>>
  /** Makes a writer of one of our languages. */
  readonly open: (code: string) => TextWriter
  /** One of our languages with all its pieces. */
  readonly whole: (code: string) => Promise<Locale>
}

/**
 * Reads own text, and makes a generator of our languages with it.
 *
 * @throws NotationError with every fault
 */
export async function openOwnText(
  files: TextFiles,
  registry: Registry,
): Promise<TextGenerator<string>> {
  return generatorWith(await readOwnLocales(files, registry), registry)
}

/** Makes a generator of our languages with others beside them, or in place of those with the same code. */
export function generatorWith(
  own: Readonly<Record<string, Locale>>,
  registry: Pick<Registry, 'infos' | 'open'>,
): TextGenerator<string> {
  const infos: Record<string, LocaleInfo> = { ...registry.infos, ...own }
  return createTextGenerator(infos, (code) => {
    const locale = own[code]
    return locale === undefined ? registry.open(code) : openLocale(locale, EVERYTHING)
  })
}

/** Every fault of own text. */
export async function faultsOf(
  files: TextFiles,
  registry: Registry,
): Promise<readonly NotationFault[]> {
  try {
    await readOwnLocales(files, registry)
    return []
  } catch (error) {
    if (error instanceof NotationError) return error.faults
    throw error
  }
}

/**
 * Reads the languages of a folder: each as it is with the folder's own text.
 *
 * @throws NotationError with every fault
 */
export async function readOwnLocales(
  files: TextFiles,
  registry: Registry,
): Promise<Readonly<Record<string, Locale>>> {
  const { isAlone, languages } = readFolder(files)
  const own: Record<string, Locale> = {}
  const faults: NotationFault[] = []
  for (const [code, texts] of languages) {
    try {
      own[code] = await readOwnLocale(code, texts, isAlone, registry)
    } catch (error) {
      if (!(error instanceof NotationError)) throw error
      faults.push(...error.faults)
    }
  }
  if (faults.length > 0) throw new NotationError(faults)
  return own
}

async function readOwnLocale(
  code: string,
  texts: Readonly<Record<string, string>>,
  isAlone: boolean,
  { infos, whole }: Registry,
): Promise<Locale> {
  const isOurs = Object.hasOwn(infos, code)
  if (LANGUAGE_FILE in texts) {
    const locale = readLocale(code, texts)
    for (const tag of [code, ...(locale.aliases ?? [])]) refuseTagOf(tag)
    // A new language has the labels and messages of ours, or of English.
    const { wordings } = await whole(isOurs ? code : 'en')
    return { ...locale, ...(wordings && { wordings }) }
  }
  refuseTagOf(code)
  if (!isOurs) {
    throw fault(
      LANGUAGE_FILE,
      'a new language without its file',
      'Write it: language.txt of another language shows how',
    )
  }
  const language = await whole(code)
  const read = readPieces(language, texts)
  if (isAlone) return { ...language, ...read }
  const isKept = (topic = FILLER_FILE) => !Object.hasOwn(texts, topic)
  const kept = language.pieces.filter(({ topic }) => isKept(topic))
  const topics = [...new Set([...language.topics, ...read.topics])].toSorted()
  const pieces = [...kept, ...read.pieces]
  if (topics.length === 0) return { ...language, topics, pieces }
  if (pieces.some(({ topic }) => topic === undefined)) {
    const remedy = 'Write “topics: these alone” in own-text.txt, or all of it in text.txt'
    throw fault(
      read.topics[0] ?? FILLER_FILE,
      `a topic beside the filler of ${language.englishName}`,
      remedy,
    )
  }
  const ofTopic = (name: string) => pieces.filter(({ topic }) => topic === name)
  return { ...language, topics, pieces: topics.flatMap(ofTopic) }

  /** Refuses a folder or a tag that means another language of ours. */
  function refuseTagOf(tag: string): void {
    const owner = Object.keys(infos).find((one) =>
      [one, ...(infos[one]?.aliases ?? [])].includes(tag),
    )
    if (owner !== undefined && owner !== code) {
      throw fault(LANGUAGE_FILE, `“${tag}” is a tag of our ${owner}`, `Name the folder ${owner}`)
    }
  }

  function fault(name: string, what: string, remedy: string): NotationError {
    return new NotationError([{ file: `${code}/${name}.txt`, line: 1, fault: what, remedy }])
  }
}
