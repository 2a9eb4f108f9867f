/** `polyipsum new`: the first file of a topic of own text. It has no faults, and shows the notation. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LOCALES, type Locale, type Table } from '@polyipsum/text'
import { isTopicName, writePiece } from '@polyipsum/text/folder'
import { Fault, UsageError } from './fault.js'

/** The language whose text stands in for that of a new one. */
const MODEL = 'en'

/**
 * Writes the file of a topic, with two pieces of ours to write over, and for a language that we do not
 * have its `language.txt`.
 *
 * @returns the paths of the files
 * @throws UsageError for a code or a topic that cannot be; Fault when the file is there already
 */
export async function newText(
  folder: string,
  code: string,
  topic: string,
): Promise<readonly string[]> {
  if (!isTopicName(topic)) {
    throw new UsageError(`a topic is named in small letters, such as clinic, not ${topic}`)
  }
  if (canonicalOf(code) !== code) {
    const near = canonicalOf(code)
    const help = near === undefined ? 'such as en, pt-BR or ca' : `${near} here`
    throw new UsageError(`a language is named by its code, ${help}, not ${code}`)
  }
  const isOurs = Object.hasOwn(LOCALES, code)
  const model = await localeOf(isOurs ? code : MODEL)
  if (model.topics.length === 0) {
    throw new UsageError(`${model.englishName} has no topics; other languages do`)
  }
  const path = join(folder, code, `${topic}.txt`)
  const written = [path]
  await write(path, topicFile(topic, model))
  if (!isOurs) {
    const language = join(folder, code, 'language.txt')
    if (await writeNew(language, languageFile(code, model))) written.push(language)
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

function languageFile(code: string, model: Locale): string {
  const { script = 'Latn' } = new Intl.Locale(code).maximize()
  const englishName = nameIn('en', code)
  return `# ${englishName}

english name: ${englishName}
native name: ${nameIn(code, code)}
script: ${script}
direction: ${isRightToLeft(script) ? 'rtl' : 'ltr'}
between sentences: a space
opening: Lorem ipsum: …

## Words

# Write 300 to 600 common words of the language over these.

${wrapped(model.words)}
${model.tables.slice(0, 3).map(tableSection).join('')}`
}

const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo']
const isRightToLeft = (script: string) => RIGHT_TO_LEFT.includes(script)

/** The name of a language in another; its code where Unicode's data have none. */
function nameIn(language: string, code: string): string {
  const name = new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const COLUMNS = 100

function wrapped(words: readonly string[]): string {
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1) ?? ''
    if (line.length + 1 + word.length > COLUMNS) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return `${lines.join('\n')}\n`
}

function tableSection({ caption, heads, rows }: Table): string {
  return `\n## Table: ${caption}\n${[heads, ...rows].map((cells) => cells.join(' | ')).join('\n')}\n`
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
