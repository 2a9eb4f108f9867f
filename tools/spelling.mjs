/** Looks up the words of a text in a dictionary: of hunspell, Voikko or a segmenter. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gapsOf } from './spelling-gaps.mjs'
import { wordsOf } from './words.mjs'

const require = createRequire(import.meta.url)

/** Languages for which hunspell has no dictionary. */
const WITHOUT_HUNSPELL = ['fi', 'ja', 'zh', 'zh-Hant']

/** The dictionaries of hunspell whose name or path is not made of the language and its country. */
const DICTIONARIES = {
  ar: 'ar',
  la: join(dirname(require.resolve('dictionary-la')), 'index'),
  no: 'nb_NO',
  pt: 'pt_PT',
}

/**
 * The name of hunspell's dictionary of a language, such as `tr_TR`, or its path.
 *
 * @param {string} code
 * @returns {string | undefined} undefined when another program checks the language
 */
export function hunspellOf(code) {
  if (WITHOUT_HUNSPELL.includes(code)) return undefined
  const { language, region } = new Intl.Locale(code).maximize()
  return DICTIONARIES[code] ?? (region === undefined ? language : `${language}_${region}`)
}

/**
 * The words of a text in order, and whether a dictionary knows each. A word that is listed as a gap
 * of the dictionary counts as known.
 *
 * @param {string} code
 * @param {string} text
 * @returns {Promise<{ word: string, known: boolean }[]>}
 * @throws Error when there is no dictionary of the language
 */
export async function spell(code, text) {
  if (code === 'ja') return spellJapanese(text)
  if (code === 'zh') return spellSimplifiedChinese(text)
  if (code === 'zh-Hant') return spellTraditionalChinese(text)
  const words = wordsOf(code)(text)
  const gaps = gapsOf(code)
  const unknown = unknownWords(code, [...new Set(words)])
  if (code === 'id') for (const word of derivedWords(unknown)) unknown.delete(word)
  return words.map((word) => ({
    word,
    known: !unknown.has(word) || gaps.has(word) || gaps.has(word.toLocaleLowerCase(code)),
  }))
}

/** Those of the words that the dictionary of a spelling checker does not have. */
function unknownWords(code, words) {
  // The dictionaries write the apostrophe as in ASCII.
  const written = new Map(words.map((word) => [word.replaceAll('’', "'"), word]))
  const dictionary = hunspellOf(code)
  const [program, ...options] =
    dictionary === undefined
      ? ['enchant-2', '-l', '-d', code]
      : ['hunspell', '-l', '-i', 'utf-8', '-d', dictionary]
  const { error, status, stdout, stderr } = spawnSync(program, options, {
    input: [...written.keys()].join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  if (error || status !== 0)
    throw new Error(
      `no spelling dictionary of ${code}: ${[program, ...options].join(' ')}: ${stderr.trim() || error?.message} Install it, or name another in tools/spelling.mjs`,
      { cause: error },
    )
  return new Set(
    stdout
      .split('\n')
      .filter(Boolean)
      .map((word) => written.get(word) ?? word),
  )
}

/**
 * Those of the Indonesian words that are derived from a word of the dictionary by the affixes of
 * the grammar (Tata Bahasa Baku, chapters 4 to 8). The dictionary lists the affixes of each word
 * but lacks most of them: it has “lagu” but not “lagunya”.
 */
function derivedWords(words) {
  const stems = new Map([...words].map((word) => [word, stemsOf(word.toLowerCase())]))
  const unknown = unknownWords('id', [...new Set([...stems.values()].flat())])
  return [...stems].filter(([, of]) => of.some((stem) => !unknown.has(stem))).map(([word]) => word)
}

/** The possible stems of an Indonesian word, without the word itself. */
function stemsOf(word) {
  const [, prefix, rest] = /^(di|ter|se|ber|antar|ke)?(.+)$/u.exec(word)
  const cores = [word, ...(prefix ? [rest] : []), ...withoutNasal(word)]
  const stems = cores.flatMap((core) => [core, ...withoutEndings(core)])
  return stems.filter((stem) => stem.length > 2 && stem !== word)
}

/** The forms of a word with none, one or more of its endings removed. */
function withoutEndings(word) {
  const clitics = [word, word.replace(/(?:lah|kah|pun)$/u, '')]
  const possessives = clitics.flatMap((form) => [form, form.replace(/(?:nya|ku|mu)$/u, '')])
  return possessives.flatMap((form) =>
    ['kan', 'an', 'i']
      .filter((ending) => form.endsWith(ending))
      .map((ending) => form.slice(0, -ending.length))
      .concat(form),
  )
}

/**
 * The possible stems of a verb with me-, or of a noun with pe-. The prefix may replace their first
 * sound.
 */
function withoutNasal(word) {
  const [, nasal, rest] = /^[mp]e(ng|ny|m|n|)(.+)$/u.exec(word) ?? []
  if (rest === undefined) return []
  const replaced = {
    ng: ['k', ''],
    ny: ['s'],
    m: ['p', ''],
    n: ['t', ''],
    '': [''],
  }[nasal]
  return replaced.map((sound) => sound + rest)
}

/** Japanese, by the dictionary of a morphological analyser (IPADIC). */
async function spellJapanese(text) {
  const kuromoji = require('@sglkc/kuromoji')
  const dicPath = join(dirname(require.resolve('@sglkc/kuromoji/package.json')), 'dict')
  const tokenizer = await new Promise((resolve, reject) =>
    kuromoji.builder({ dicPath }).build((error, built) => (error ? reject(error) : resolve(built))),
  )
  const gaps = gapsOf('ja')
  return tokenizer
    .tokenize(text)
    .filter(({ surface_form }) => /\p{L}/u.test(surface_form))
    .map(({ surface_form: word, word_type }) => ({
      word,
      known: word_type === 'KNOWN' || gaps.has(word),
    }))
}

/**
 * Chinese, by the dictionary of a segmenter (jieba). A word with a traditional character is not
 * known.
 */
function spellSimplifiedChinese(text) {
  const { Converter } = require('opencc-js')
  const simplified = Converter({ from: 't', to: 'cn' })
  const gaps = gapsOf('zh')
  return cutChinese(text).map(({ word, known }) => ({
    word,
    known: gaps.has(word) || (known && simplified(word) === word),
  }))
}

/** Chinese as Taiwan writes it: its words are converted to simplified ones, and looked up in jieba. */
function spellTraditionalChinese(text) {
  const { Converter } = require('opencc-js')
  const gaps = gapsOf('zh-Hant')
  return cutChinese(Converter({ from: 'twp', to: 'cn' })(text)).map(({ word, known }) => ({
    word,
    known: known || gaps.has(word),
  }))
}

/** The words of a text in simplified Chinese, and whether jieba knows each. */
function cutChinese(text) {
  const { tag } = require('jieba-wasm')
  return tag(text, false)
    .filter(({ word }) => /\p{L}/u.test(word))
    .map(({ word, tag: wordClass }) => ({ word, known: wordClass !== 'x' }))
}
