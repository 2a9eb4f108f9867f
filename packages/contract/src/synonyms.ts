/** Other names of values and parameters. Error messages suggest the right name; no synonym is accepted. */
import type { BodyFieldName } from './body-fields.js'
import type { ParameterName } from './parameter-rules.js'
import { GROUPS } from './types.js'

/** Values. */
export const VALUE_SYNONYMS = {
  true: ['1', 'yes', 'y', 'on'],
  false: ['0', 'no', 'n', 'off', 'none'],
  text: ['txt', 'plain', 'plaintext', 'plain-text'],
  html: ['htm', 'xhtml'],
  markdown: ['md', 'commonmark', 'gfm'],
  json: ['mdast', 'js'],
  paragraph: ['paragraphs', 'para', 'paras', 'p'],
  sentence: ['sentences', 's'],
  word: ['words', 'w'],
  title: ['titles', 'headline', 'headlines', 'heading'],
  article: ['articles', 'post', 'document', 'page'],
  label: ['labels', 'button', 'buttons', 'ui', 'interface', 'menu', 'menus', ...GROUPS.label],
  message: [
    'messages',
    'error',
    'alert',
    'alerts',
    'notice',
    'toast',
    'toasts',
    'notification',
    'notifications',
    'msg',
    ...GROUPS.message,
  ],
  actions: ['action', 'button', 'buttons', 'verbs', 'commands'],
  navigation: ['nav', 'menu', 'menus', 'pages'],
  fields: ['field', 'form', 'forms', 'inputs'],
  states: ['state', 'status', 'badges'],
  errors: ['error', 'alerts', 'failures'],
  notices: ['notice', 'notifications', 'toasts', 'success', 'info'],
  questions: ['question', 'dialogs', 'confirmations', 'confirm'],
  empty: ['empty-states', 'empty-state', 'emptystates', 'blank'],
  hints: ['hint', 'tips', 'help'],
  verylong: ['very-long', 'very long', 'very_long', 'longest'],
  medium: ['normal', 'default', 'regular'],
  tables: ['table'],
  lists: ['ul', 'ol', 'list'],
  quotes: ['blockquote', 'bq'],
  links: ['a', 'link'],
  images: ['img', 'image', 'pictures', 'picture'],
  headings: ['headers', 'h2', 'titles'],
  definitions: ['dl'],
  emphasis: ['em', 'strong', 'bold', 'italic', 'decorate'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Parameters. */
export const PARAMETER_SYNONYMS = {
  count: [
    'n',
    'num',
    'number',
    'amount',
    'quantity',
    'paras',
    'paragraph',
    'items',
    'limit',
    'per_page',
    'page_size',
    'take',
  ],
  type: ['kind', 'unit', 'what'],
  locale: ['lang', 'language', 'lng', 'loc', 'hl'],
  format: ['fmt', 'output'],
  start: ['lorem', 'startwithloremipsum', 'start-with-lorem', 'start_with_lorem'],
  seed: ['randomseed', 'random_seed'],
  offset: ['skip', 'page', 'from', '_start', 'after', 'start_at', 'start_index', 'cursor'],
  topic: ['topics', 'subject', 'theme', 'category'],
  length: ['size', 'paragraphlength'],
  chars: ['characters', 'char', 'maxlength', 'max_length'],
  bytes: ['byte', 'octets'],
  with: ['elements', 'include'],
} as const satisfies Readonly<Record<ParameterName, readonly string[]>>

/** Fields that only a JSON body has. */
export const BODY_FIELD_SYNONYMS = {
  locales: ['languages', 'langs', 'lngs'],
} as const satisfies Readonly<Record<BodyFieldName, readonly string[]>>

/** Names of types that people use for a count, as in `words=5`. */
export const TYPE_SYNONYMS = {
  sentence: ['sentences'],
  word: ['words'],
  title: ['titles', 'headlines'],
  article: ['articles', 'sections'],
  label: ['labels', 'buttons'],
  message: ['messages'],
} as const

/**
 * Languages, by their codes: codes of three letters (ISO 639-2), codes of countries that are not also
 * codes of languages, and other names of a language or of the place where its variant is written.
 */
export const LOCALE_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  la: ['lat', 'lorem', 'va'],
  tr: ['tur'],
  en: ['eng', 'us', 'usa', 'gb', 'au', 'nz'],
  de: ['deu', 'ger', 'at'],
  fr: ['fra', 'fre'],
  es: ['spa', 'mx', 'esp', 'castellano', 'castilian'],
  it: ['ita'],
  pt: ['por', 'portugal'],
  'pt-BR': ['br', 'brazil', 'brasil', 'brazilian'],
  nl: ['nld', 'dut', 'flemish', 'vlaams'],
  pl: ['pol'],
  ru: ['rus'],
  el: ['ell', 'gre', 'gr'],
  ar: ['ara', 'eg', 'ae'],
  he: ['heb', 'il'],
  ja: ['jpn', 'jp'],
  zh: ['zho', 'chi', 'cn', 'china', 'mandarin', 'simplified', 'simplified chinese'],
  'zh-Hant': ['tw', 'hk', 'taiwan', 'hong kong', 'traditional'],
  ko: ['kor', 'kr'],
  hi: ['hin'],
  th: ['tha'],
  vi: ['vie', 'vn'],
  id: ['ind', 'bahasa', 'bahasa indonesia'],
  cs: ['ces', 'cze', 'cz'],
  sv: ['swe', 'se'],
  da: ['dan', 'dk'],
  fi: ['fin'],
  no: ['nor', 'nob', 'nno', 'bokmal', 'bokmål', 'nynorsk'],
  uk: ['ukr', 'ua'],
  ro: ['ron', 'rum', 'moldovan'],
  hu: ['hun'],
  bg: ['bul'],
  'en-XA': ['pseudo', 'pseudolocale', 'accented', 'qps-ploc'],
  'ar-XB': ['pseudo-bidi', 'bidi', 'qps-plocm'],
}
