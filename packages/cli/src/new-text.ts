/** `polyipsum new`: the first file of a topic of own text. It has no faults, and shows the notation. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LOCALES, type Locale } from '@polyipsum/text'
import {
  INTERFACE_FILE,
  interfaceFile,
  isTopicName,
  writeLanguage,
  writePiece,
} from '@polyipsum/text/folder'
import { Fault, UsageError } from './fault.js'

/** The language whose text stands in for that of a new one. */
const MODEL = 'en'

/**
 * Writes the file of a topic, with two pieces of ours to write over, and for a language that we do not
 * have its `language.txt`.
 *
 * @param topic its name; `interface` for the words of interfaces
 * @returns the paths of the files
 * @throws UsageError for a code or a topic that cannot be; Fault when the file is there already
 */
export async function newText(
  folder: string,
  code: string,
  topic: string,
): Promise<readonly string[]> {
  const isInterface = topic === INTERFACE_FILE
  if (!isInterface && !isTopicName(topic)) {
    throw new UsageError(`a topic is named in small letters, such as clinic, not ${topic}`)
  }
  if (canonicalOf(code) !== code) {
    const near = canonicalOf(code)
    const help = near === undefined ? 'such as en, pt-BR or ca' : `${near} here`
    throw new UsageError(`a language is named by its code, ${help}, not ${code}`)
  }
  const isOurs = Object.hasOwn(LOCALES, code)
  const model = await localeOf(isOurs ? code : MODEL)
  if (!isInterface && model.topics.length === 0) {
    throw new UsageError(`${model.englishName} has no topics; other languages do`)
  }
  const path = join(folder, code, `${topic}.txt`)
  const written = [path]
  const text = isInterface ? await interfaceFile(model.wordings ?? []) : topicFile(topic, model)
  await write(path, text)
  if (!isOurs) {
    const language = join(folder, code, 'language.txt')
    if (await writeNew(language, writeLanguage(code, model))) written.push(language)
  }
  return written
}

/** The code as Unicode writes it; undefined when it can be none. */
function canonicalOf(code: string): string | undefined {
  if (!/^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?$/iu.test(code)) return undefined
  return Intl.getCanonicalLocales(code)[0]
}

/** One of our languages with all its pieces. */
async function localeOf(code: string): Promise<Locale> {
  const [locale] = Object.values(await import(`@polyipsum/text/locales/${code}`))
  return locale as Locale
}

function topicFile(topic: string, { pieces, topics }: Locale): string {
  const [first] = topics
  const models = pieces.filter((piece) => piece.topic === first).slice(0, 2)
  const [one = '', ...others] = models.map((piece, i) => writePiece(piece, `${topic} ${i + 1}`))
  return `# These pieces show the form: write your own over them, line by line.
# {one|other} is a choice, “? ” begins a sentence that may be left out.

${[one, ...others].join('\n')}`
}

async function write(path: string, text: string): Promise<void> {
  if (!(await writeNew(path, text))) throw new Fault(`${path} is there already`)
}

/** Writes a file unless there is one. @returns whether it was written */
async function writeNew(path: string, text: string): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(path, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
