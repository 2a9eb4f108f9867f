/** The characters that a text in a language may contain, from Unicode's data (CLDR). */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** CLDR's names for languages that have another name here: in CLDR, `pt` is Brazilian. */
const CLDR = { pt: 'pt-PT', 'pt-BR': 'pt' }

/** Characters that a language uses and CLDR does not list for it. */
const MORE = {
  // The spaces before ; ? ! and :, and inside « ». CLDR lists them with the numbers.
  fr: '\u202f\u00a0',
  // The apostrophe, and the Greek semicolon.
  el: '’·',
  // The dash after direct speech.
  uk: '—',
  // CLDR has no letters for Latin. This is the alphabet of today’s editions, with j.
  la: 'abcdefghijklmnopqrstuvxyz',
  // The plover, a bird. Big5 does not have the character.
  'zh-Hant': '鴴',
  // CLDR has the kanji of the school list. These are not on it, but are common in newspapers, mostly
  // in the names of plants, animals, food and household things.
  ja:
    '佇几匙厨吊呑噌姜姪嬌寓惣敲杏杷枇柑柚柴栗栞桔梢梯椀椿楠槌樋檎欅洒淀渚漉濡炬烏烹煉燵犀瓜甥硯碗磯笥笹筑箒箪簾' +
    '渠屏籐糠綴緋縞胡芍芙苑苺茄萄萩葡董葱蓉蓮蔦蕎薇薔蘭蛤蛸蜊蝉蝋蝶袴醤釘鉋鋸鍮鞄鮃鮒鮭鯉鯖鯛鯵鰤鰯鰹鳩鴨',
}

/**
 * The data of CLDR on a language, from one of its files.
 *
 * @param {string} code
 * @param {string} file
 * @throws Error when CLDR does not have the language
 */
function cldr(code, file) {
  const name = CLDR[code] ?? code
  try {
    return require(`cldr-misc-full/main/${name}/${file}.json`).main[name]
  } catch (error) {
    const remedy = 'Add CLDR’s name of the language to tools/characters.mjs'
    throw new Error(`Unicode’s data (CLDR) have no language ${name}. ${remedy}`, { cause: error })
  }
}

/**
 * The direction of a language.
 *
 * @param {string} code
 * @returns {'ltr' | 'rtl'}
 */
export function directionOf(code) {
  const { characterOrder } = cldr(code, 'layout').layout.orientation
  return characterOrder === 'right-to-left' ? 'rtl' : 'ltr'
}

/**
 * The letters (lower case), punctuation and spaces of a language.
 *
 * @param {string} code
 * @returns {ReadonlySet<string>}
 */
export function charactersOf(code) {
  const { exemplarCharacters, auxiliary, punctuation } = cldr(code, 'characters').characters
  const quotationMarks = Object.values(cldr(code, 'delimiters').delimiters)
  return new Set([
    ...[exemplarCharacters, auxiliary, punctuation].flatMap(membersOf),
    ...quotationMarks.filter((mark) => typeof mark === 'string').join(''),
    ...(MORE[code] ?? ''),
    ...characterSetOf(code),
    ' ',
  ])
}

/**
 * The digits of a language, and the marks within its numbers.
 *
 * @param {string} code
 * @returns {readonly string[]}
 */
export function numberCharactersOf(code) {
  return membersOf(cldr(code, 'characters').characters.numbers)
}

/**
 * The character sets of Chinese: GB 2312 with 6,763 characters, and Big5 with 13,000. CLDR has only a
 * fifth of the characters that newspapers use. A character is two bytes: `leads` is the range of the
 * first, `trails` the range of the second.
 */
const CHARACTER_SETS = {
  zh: { encoding: 'gbk', leads: [0xb0, 0xf7], trails: [0xa1, 0xfe] },
  'zh-Hant': { encoding: 'big5', leads: [0xa4, 0xf9], trails: [0x40, 0xfe] },
}

/** The characters of a language's character set; empty when it has none above. */
function characterSetOf(code) {
  const set = CHARACTER_SETS[code]
  if (set === undefined) return []
  const decoder = new TextDecoder(set.encoding)
  const pairs = range(set.leads).flatMap((lead) => range(set.trails).map((trail) => [lead, trail]))
  return pairs
    .map((pair) => decoder.decode(Uint8Array.from(pair)))
    .filter((character) => /^\p{Script=Han}$/u.test(character))
}

function range([first, last]) {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

/**
 * The characters of a text that are not allowed, each once.
 *
 * @param {string} text
 * @param {ReadonlySet<string>} allowed
 */
export function strangeCharacters(text, allowed) {
  const all = new Set(text)
  return [...all].filter((character) => {
    const lower = [...character.toLowerCase()]
    return !allowed.has(character) && !lower.every((part) => allowed.has(part))
  })
}

/**
 * The characters of a Unicode set as CLDR writes it: `[a á {dz} \\- а-я]`.
 *
 * @param {string} [set]
 * @returns {string[]}
 */
function membersOf(set = '[]') {
  const members = []
  const tokens = set.slice(1, -1).match(/\\u[0-9A-F]{4}|\\.|[^ ]/gu) ?? []
  const characters = tokens.map((token) =>
    /^\\u/u.test(token) ? String.fromCodePoint(Number.parseInt(token.slice(2), 16)) : token,
  )
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i]
    if (character === '{' || character === '}') continue
    if (character === '-') {
      const [from, to] = [members.at(-1), characters[++i]].map((end) => end.codePointAt(0))
      for (let point = from + 1; point <= to; point++) members.push(String.fromCodePoint(point))
    } else members.push(character.replace(/^\\(?=.)/su, ''))
  }
  return members
}
