/**
 * The contract of docs/api.md as a table of requests and answers. It runs without a port and over a real
 * socket.
 */
import { MAX_COUNT, MAX_SEED_LENGTH, MOST_OFFSET } from '@polyipsum/contract'
import { LOCALE_CODES } from '@polyipsum/text'
import type { HttpRequest } from './http-client.js'

export interface HttpCase {
  readonly name: string
  readonly request: HttpRequest
  readonly status: number
  /** Headers that the answer must have; `null` for one that it must not have. */
  readonly headers?: Readonly<Record<string, string | RegExp | null>>
  /** The exact body, or a pattern that it must match. */
  readonly body?: string | RegExp
  /** Members that a JSON body must have. */
  readonly json?: Readonly<Record<string, unknown>>
  /** The parameters or pointers of a problem's errors, in order. */
  readonly faults?: readonly string[]
  /** Set when the answer is no part of the API, and so of its OpenAPI document. */
  readonly isFile?: true
}

const PATH = '/api/generate'

const get = (query: string): HttpRequest => ({ url: `${PATH}${query}` })

const post = (body: string, headers: Record<string, string> = {}): HttpRequest => ({
  method: 'POST',
  url: PATH,
  headers: { 'content-type': 'application/json', ...headers },
  body,
})

const LOREM = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.'
const TEXT = { 'content-type': 'text/plain; charset=utf-8' }
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const MARKDOWN = { 'content-type': 'text/markdown; charset=utf-8; variant=CommonMark' }
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

const paragraphs = (count: number) => new RegExp(`^[^\\n]+(\\n\\n[^\\n]+){${count - 1}}$`, 'u')

/** `count` members in the JSON array of this name. */
const items = (property: string, count: number) =>
  new RegExp(`^\\{"${property}":\\[("[^"]+",){${count - 1}}"[^"]+"\\],"count":${count}\\}$`, 'u')

const GETS: readonly HttpCase[] = [
  {
    name: 'no parameters: one paragraph of Latin as text, with the opening',
    request: get(''),
    status: 200,
    headers: { ...TEXT, 'content-language': 'la', 'cache-control': 'no-store', etag: null },
    body: /^Lorem ipsum dolor sit amet, consectetur adipiscing elit\. [^\n]+$/u,
  },
  { name: 'p', request: get('?p=3'), status: 200, headers: TEXT, body: paragraphs(3) },
  { name: 'paragraphs', request: get('?paragraphs=3'), status: 200, body: paragraphs(3) },
  { name: 'count', request: get('?count=3'), status: 200, body: paragraphs(3) },
  { name: 'the lowest count', request: get('?p=1'), status: 200, body: paragraphs(1) },
  {
    name: 'the highest count',
    request: get(`?p=${MAX_COUNT}`),
    status: 200,
    body: paragraphs(MAX_COUNT),
  },
  {
    name: 'leading zeros are decimal digits',
    request: get('?p=003'),
    status: 200,
    body: paragraphs(3),
  },
  {
    name: 'locale',
    request: get('?locale=tr'),
    status: 200,
    headers: { 'content-language': 'tr' },
  },
  { name: 'l', request: get('?l=ja'), status: 200, headers: { 'content-language': 'ja' } },
  ...Object.entries({
    en_US: 'en',
    pt_br: 'pt-BR',
    'zh-Hans-CN': 'zh',
    zh_TW: 'zh-Hant',
    nb: 'no',
    nn: 'no',
    iw: 'he',
    in: 'id',
  }).map(([tag, code]) => ({
    name: `${tag} is ${code}`,
    request: get(`?l=${tag}`),
    status: 200,
    headers: { 'content-language': code },
  })),
  ...['False', 'FALSE', 'false'].map((value) => ({
    name: `start=${value}`,
    request: get(`?type=word&locale=en&start=${value}`),
    status: 200,
    body: /^(?!Lorem)/u,
  })),
  {
    name: 'a locale by lookup, without regard to case',
    request: get('?locale=EN-us-posix'),
    status: 200,
    headers: { 'content-language': 'en' },
  },
  {
    name: 'sentences as text',
    request: get('?type=sentence&count=2'),
    status: 200,
    headers: TEXT,
    body: /^Lorem ipsum dolor sit amet, consectetur adipiscing elit\. [^\n]+$/u,
  },
  {
    name: 'the traditional sentence alone',
    request: get('?type=sentence'),
    status: 200,
    body: LOREM,
  },
  {
    name: 'Japanese sentences with nothing between them',
    request: get('?type=sentence&count=3&locale=ja&start=false'),
    status: 200,
    body: /^[^\s]+$/u,
  },
  { name: 'one word', request: get('?type=word'), status: 200, headers: TEXT, body: 'Lorem' },
  { name: 'two words', request: get('?type=word&p=2&l=tr'), status: 200, body: 'Lorem ipsum' },
  {
    name: 'words',
    request: get('?type=word&count=7&locale=tr&start=false'),
    status: 200,
    body: /^\p{L}+( \p{L}+){6}$/u,
  },
  {
    name: 'seven Turkish words as JSON',
    request: get('?type=word&count=7&locale=tr&format=json&start=false'),
    status: 200,
    headers: { ...JSON_TYPE, 'content-language': 'tr' },
    body: items('words', 7),
  },
  {
    name: 'paragraphs as JSON',
    request: get('?p=2&format=json'),
    status: 200,
    headers: JSON_TYPE,
    body: items('paragraphs', 2),
  },
  {
    name: 'sentences as JSON',
    request: get('?type=sentence&p=2&f=json'),
    status: 200,
    headers: JSON_TYPE,
    body: items('sentences', 2),
  },
  {
    name: 'paragraphs as HTML, one a line',
    request: get('?p=2&format=html'),
    status: 200,
    headers: {
      ...HTML,
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    },
    body: /^<p>[^<\n]+<\/p>\n<p>[^<\n]+<\/p>$/u,
  },
  {
    name: 'sentences as HTML in one element',
    request: get('?type=sentence&count=3&format=html'),
    status: 200,
    headers: HTML,
    body: /^<p>[^<\n]+<\/p>$/u,
  },
  {
    name: 'words as HTML in one element',
    request: get('?type=word&count=3&format=html'),
    status: 200,
    headers: HTML,
    body: '<p>Lorem ipsum dolor</p>',
  },
  {
    name: 'HTML of a right-to-left language',
    request: get('?p=2&f=html&l=ar'),
    status: 200,
    headers: { ...HTML, 'content-language': 'ar' },
    body: /^<p dir="rtl">[^<\n]+<\/p>\n<p dir="rtl">[^<\n]+<\/p>$/u,
  },
  {
    name: 'paragraphs as Markdown',
    request: get('?p=2&format=markdown'),
    status: 200,
    headers: { ...MARKDOWN, 'content-security-policy': null },
    body: paragraphs(2),
  },
  {
    name: 'the opening in a living language',
    request: get('?locale=nl&start=true'),
    status: 200,
    body: /^Lorem ipsum: \P{Lu}/u,
  },
  { name: 'no opening', request: get('?start=false'), status: 200, body: /^(?!Lorem ipsum)/u },
  {
    name: 'empty values count as absent',
    request: get('?p=&type=&locale=&format=&start=&seed='),
    status: 200,
    headers: { ...TEXT, 'content-language': 'la', 'cache-control': 'no-store' },
    body: paragraphs(1),
  },
  {
    name: 'both names of the opening',
    request: get('?startWithLorem=false&start=false'),
    status: 200,
    body: /^(?!Lorem ipsum)/u,
  },
  {
    name: 'unknown parameters are ignored',
    request: get('?p=2&x=1&q&utm_source=a&_=1&width=3&feed=rss&lang=&ref=a&v=2'),
    status: 200,
    body: paragraphs(2),
  },
  {
    name: 'aliases that agree',
    request: get('?p=2&paragraphs=2&count=2&p=2&locale=en&l=en-GB'),
    status: 200,
    headers: { 'content-language': 'en' },
    body: paragraphs(2),
  },
  {
    name: 'an empty alias beside one with a value',
    request: get('?p=&count=2'),
    status: 200,
    body: paragraphs(2),
  },
  {
    name: 'a topic',
    request: get('?locale=nl&topic=food&p=3&start=false'),
    status: 200,
    headers: { ...TEXT, 'content-language': 'nl' },
    body: paragraphs(3),
  },
  {
    name: 'sentences on a topic, whatever the order of the parameters',
    request: get('?topic=work&type=sentence&l=en-US&f=json'),
    status: 200,
    body: items('sentences', 1),
  },
  { name: 'an empty topic', request: get('?topic='), status: 200, body: paragraphs(1) },
  {
    name: 'a percent-encoded value',
    request: get('?locale=%65%6E&seed=%C3%A9%20%26'),
    status: 200,
    headers: { 'content-language': 'en' },
  },
]

/** A text of exactly this many characters, in whole sentences. */
const exactly = (count: number) => new RegExp(`^(?=.{${count}}$).*[.!?…][”’]?$`, 'u')

const LENGTHS: readonly HttpCase[] = [
  {
    name: 'a paragraph of exactly 160 characters',
    request: get('?chars=160&locale=en&start=false'),
    status: 200,
    headers: TEXT,
    body: exactly(160),
  },
  {
    name: 'a length beyond the longest sentence takes several',
    request: get('?type=sentence&chars=2000&locale=nl&start=false'),
    status: 200,
    body: exactly(2000),
  },
  {
    name: 'the shortest and the longest exact length',
    request: get('?chars=1&locale=de&start=false'),
    status: 200,
    body: /^\p{L}$/u,
  },
  {
    name: 'a length that few sentences of a topic have, which once gave no answer',
    request: get('?locale=th&topic=culture&p=2&start=false&seed=f1557&bytes=659&format=json'),
    status: 200,
    json: { count: 2, lengths: [659, 659] },
  },
  { name: 'the longest', request: get('?chars=20000&l=de'), status: 200, body: exactly(20_000) },
  {
    name: 'a range',
    request: get('?chars=120-160&locale=fr'),
    status: 200,
    body: /^Lorem ipsum.{109,149}$/u,
  },
  {
    name: 'a range from a number to itself',
    request: get('?chars=100-100&locale=it&start=false'),
    status: 200,
    body: exactly(100),
  },
  {
    name: 'bytes, which are fewer characters in Russian',
    request: get('?bytes=300&locale=ru&start=false'),
    status: 200,
    headers: { ...TEXT, 'content-length': '300' },
    body: /^.{160,280}$/u,
  },
  {
    name: 'lengths in HTML count the text without markup',
    request: get('?chars=90&locale=pl&start=false&format=html'),
    status: 200,
    headers: HTML,
    body: /^<p>.{90}<\/p>$/u,
  },
  {
    name: 'JSON has the lengths',
    request: get('?p=2&chars=90&locale=en&format=json'),
    status: 200,
    headers: JSON_TYPE,
    body: /^\{"paragraphs":\[".{90}",".{90}"\],"count":2,"lengths":\[90,90\]\}$/u,
  },
  {
    name: 'words of an exact length',
    request: get('?type=word&count=3&chars=5&locale=en&start=false'),
    status: 200,
    body: /^\p{L}{5} \p{L}{5} \p{L}{5}$/u,
  },
  {
    name: 'titles of an exact length',
    request: get('?type=title&count=2&chars=30&locale=en&start=false'),
    status: 200,
    body: /^.{30}\n.{30}$/u,
  },
  {
    name: 'the most text that one request may ask for',
    request: get('?p=25&chars=20000&locale=en&type=sentence'),
    status: 200,
  },
  {
    name: 'short paragraphs',
    request: get('?length=short&locale=en&p=4&start=false'),
    status: 200,
    body: paragraphs(4),
  },
  {
    name: 'very long paragraphs',
    request: get('?length=verylong&locale=en&start=false'),
    status: 200,
    body: /^[^\n]{700,}$/u,
  },
  {
    name: 'medium paragraphs are those as they were written',
    request: get('?length=medium'),
    status: 200,
    body: paragraphs(1),
  },
]

const TITLES_AND_ARTICLES: readonly HttpCase[] = [
  {
    name: 'titles, one a line',
    request: get('?type=title&count=3&locale=en&start=false'),
    status: 200,
    headers: TEXT,
    body: /^[\p{L}“][^\n.]+(\n[\p{L}“][^\n.]+){2}$/u,
  },
  {
    name: 'titles as HTML',
    request: get('?type=title&count=2&locale=en&format=html'),
    status: 200,
    headers: HTML,
    body: /^<h2>Lorem ipsum[^<\n]*<\/h2>\n<h2>[^<\n]+<\/h2>$/u,
  },
  {
    name: 'titles of a right-to-left language as HTML',
    request: get('?type=title&locale=he&format=html'),
    status: 200,
    body: /^<h2 dir="rtl">[^<\n]+<\/h2>$/u,
  },
  {
    name: 'titles as Markdown',
    request: get('?type=title&count=2&locale=en&format=markdown&start=false'),
    status: 200,
    headers: MARKDOWN,
    body: /^## [^\n]+\n\n## [^\n]+$/u,
  },
  {
    name: 'titles as JSON',
    request: get('?type=title&count=2&locale=en&format=json'),
    status: 200,
    headers: JSON_TYPE,
    body: items('titles', 2),
  },
  {
    name: 'an article as HTML',
    request: get('?type=article&count=2&locale=en&format=html&start=false'),
    status: 200,
    headers: { ...HTML, 'content-language': 'en' },
    body: /^<article lang="en">\n<h1>[^<]+<\/h1>\n<p>[\s\S]*<h2>[^<]+<\/h2>[\s\S]*<h2>[^<]+<\/h2>[\s\S]*<\/article>$/u,
  },
  {
    name: 'an article of a right-to-left language as HTML',
    request: get('?type=article&locale=ar&format=html'),
    status: 200,
    body: /^<article lang="ar" dir="rtl">\n<h1>/u,
  },
  {
    name: 'an article of paragraphs alone',
    request: get('?type=article&count=2&locale=en&format=html&with=none'),
    status: 200,
    body: /^<article lang="en">\n<h1>[^<]+<\/h1>(\n<p>[^<]+<\/p>)+\n<\/article>$/u,
  },
  {
    name: 'an article with a table alone',
    request: get('?type=article&locale=en&format=html&with=tables'),
    status: 200,
    body: /<table>\n?<caption>[\s\S]*<thead>[\s\S]*<\/table>/u,
  },
  {
    name: 'an article as Markdown',
    request: get('?type=article&locale=nl&format=markdown&with=all&start=false'),
    status: 200,
    headers: { ...MARKDOWN, 'content-language': 'nl' },
    body: /^# [^\n]+\n\n[\s\S]*\n\n## [^\n]+\n\n/u,
  },
  {
    name: 'an article as text',
    request: get('?type=article&locale=ja'),
    status: 200,
    headers: TEXT,
    body: /^[^\n<]+\n\n[^<]+$/u,
  },
  {
    name: 'an article as JSON, which is mdast',
    request: get('?type=article&count=3&locale=en&format=json&start=false'),
    status: 200,
    headers: JSON_TYPE,
    body: /^\{"article":\{"type":"root","children":\[\{"type":"heading","depth":1,"children":\[\{"type":"text","value":"[^"]+"\}\]\},.*\]\},"count":3\}$/u,
  },
  {
    name: 'an article of long paragraphs on a topic',
    request: get('?type=article&locale=en&length=long&topic=work&format=html'),
    status: 200,
    headers: HTML,
  },
  {
    name: 'an article of the most sections',
    request: get(`?type=article&count=${MAX_COUNT}&locale=en&with=all&format=html`),
    status: 200,
  },
]

/** The paths of loripsum.net. */
const PATHS: readonly HttpCase[] = [
  {
    name: 'a path with a count',
    request: { url: '/api/2' },
    status: 200,
    headers: { ...HTML, 'content-language': 'la', 'cache-control': 'no-store' },
    body: /^<p>Lorem ipsum [^<\n]+<\/p>\n<p>[^<\n]+<\/p>$/u,
  },
  {
    name: 'a path of options',
    request: { url: '/api/2/short/headers/ul/link/decorate?locale=en&seed=x' },
    status: 200,
    headers: { ...HTML, 'content-language': 'en', etag: /^"/u },
    body: /^(?=[\s\S]*<h2>)(?=[\s\S]*<ul>)(?=[\s\S]*<a href="https:\/\/example\.com\/)(?=[\s\S]*<(em|strong)>)(?![\s\S]*<(article|h1|ol)\b)/u,
  },
  {
    name: 'a path that ends with a slash',
    request: { url: '/api/1/ol/?locale=de' },
    status: 200,
    body: /<ol>/u,
  },
  {
    name: 'a path with capitals',
    request: { url: '/api/1/allcaps/plaintext?locale=de&start=false' },
    status: 200,
    headers: TEXT,
    body: /^\P{Ll}+$/u,
  },
  {
    name: 'a path with capitals in a script that has none',
    request: { url: '/api/1/allcaps/plaintext?locale=ja&start=false' },
    status: 200,
    body: /^[^A-Z]+$/u,
  },
  {
    name: 'a path with an option that changes nothing',
    request: { url: '/api/1/prude/medium' },
    status: 200,
    headers: HTML,
  },
  {
    name: 'another method of a path of options',
    request: { method: 'PUT', url: '/api/2/short' },
    status: 405,
    headers: { allow: 'GET, HEAD, OPTIONS' },
  },
  { name: 'a path without a count', request: { url: '/api/short' }, status: 404 },
]

/** Tags of browsers, by RFC 4647 lookup, and the languages of the answers. */
const TAGS: readonly HttpCase[] = [
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant-MO', 'zh-Hant'],
  ['zh-Hans-TW', 'zh'],
  ['zh-SG', 'zh'],
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['nn', 'no'],
].map(([tag, code = '']) => ({
  name: `a tag: ${tag}`,
  request: get(`?locale=${tag}`),
  status: 200,
  headers: { ...TEXT, 'content-language': code },
  body: paragraphs(1),
}))

const SEEDED: readonly HttpCase[] = [
  {
    name: 'a seed makes an answer that caches may keep',
    request: get('?seed=42'),
    status: 200,
    headers: { 'cache-control': 'public, max-age=86400', etag: /^"[\w-]+"$/u },
  },
  {
    name: 'a seed of the greatest length, in code points',
    request: get(`?seed=${encodeURIComponent('😀'.repeat(MAX_SEED_LENGTH))}`),
    status: 200,
  },
  {
    name: 'items of a seed from an offset on',
    request: get('?type=word&count=3&offset=5&seed=42'),
    status: 200,
    headers: { 'cache-control': 'public, max-age=86400', etag: /^"[\w-]+"$/u },
    body: 'consectetur adipiscing elit',
  },
  {
    name: 'the greatest offset, of the most items',
    request: get(`?offset=${MOST_OFFSET}&p=${MAX_COUNT}&seed=42&length=verylong&l=ja`),
    status: 200,
    body: paragraphs(MAX_COUNT),
  },
  {
    name: 'the least offset',
    request: get('?type=word&offset=0&seed=42'),
    status: 200,
    body: 'Lorem',
  },
  {
    name: 'an offset beside a path of options',
    request: { url: '/api/1/plaintext?seed=42&offset=1' },
    status: 200,
    body: /^(?!Lorem)/u,
  },
  {
    name: 'an offset that is empty',
    request: get('?type=word&offset='),
    status: 200,
    body: 'Lorem',
  },
  {
    name: 'If-None-Match with any tag is a match',
    request: { ...get('?seed=42'), headers: { 'if-none-match': '*' } },
    status: 304,
    headers: {
      etag: /^"[\w-]+"$/u,
      'cache-control': 'public, max-age=86400',
      'content-language': 'la',
      'content-type': null,
    },
    body: '',
  },
  {
    name: 'If-None-Match with another tag is no match',
    request: { ...get('?seed=42'), headers: { 'if-none-match': '"other", W/"more"' } },
    status: 200,
  },
  {
    name: 'If-None-Match has no effect without a seed',
    request: { ...get(''), headers: { 'if-none-match': '*' } },
    status: 200,
  },
]

const invalid = (name: string, request: HttpRequest, faults: readonly string[]): HttpCase => ({
  name,
  request,
  status: 400,
  json: { type: '/problems/invalid-request' },
  faults,
})

const bad = (query: string, ...faults: string[]) => invalid(`GET ${query}`, get(query), faults)

const BAD_QUERIES: readonly HttpCase[] = [
  bad('?lang=tr', 'lang'),
  bad('?locales=en,de', 'locales'),
  bad('?locale=en&locales=de', 'locales'),
  bad('?Locales=en&langs=de&p=0', 'Locales', 'langs', 'p'),
  bad('?language=tr', 'language'),
  bad('?words=5', 'words'),
  bad('?sentences=5&n=2', 'sentences', 'n'),
  bad('?lcoale=tr', 'lcoale'),
  bad('?Locale=tr', 'Locale'),
  bad('?fromat=html&tpye=word', 'fromat', 'tpye'),
  bad('?start_with_lorem=false', 'start_with_lorem'),
  bad('?startWithLorem=false&start=true', 'startWithLorem'),
  bad('?size=short', 'size'),
  bad('?amount=3&p=0', 'amount', 'p'),
  bad('?offset=3', 'offset'),
  bad('?offset=0', 'offset'),
  bad('?offset=3&seed=', 'offset'),
  ...['-1', '1001', '1.0', '1e2', '0x1', '%201', '+1', 'abc', '%D9%A3', '9'.repeat(400)].map(
    (value) => bad(`?seed=a&offset=${value}`, 'offset'),
  ),
  bad('?seed=a&offset=1&offset=2', 'offset'),
  bad('?seed=a&type=article&offset=1', 'offset'),
  bad('?type=article&offset=1', 'offset'),
  bad(`?seed=${'x'.repeat(MAX_SEED_LENGTH + 1)}&offset=1`, 'seed'),
  bad('?seed=a&ofset=3', 'ofset'),
  bad('?seed=a&Offset=3', 'Offset'),
  bad('?skip=1&page=2&from=3&_start=4&after=5', 'skip', 'page', 'from', '_start', 'after'),
  bad('?_START=1&startIndex=4&start-at=5', '_START', 'startIndex', 'start-at'),
  { ...bad('?START=no', 'START'), body: /"nearest":"start"/u },
  { ...bad('?_start=1', '_start'), body: /"nearest":"offset"/u },
  invalid('an offset of an article of a path', { url: '/api/2/ul?seed=a&offset=1' }, ['offset']),
  bad('?chars=0', 'chars'),
  bad('?chars=20001', 'chars'),
  bad('?chars=160-120', 'chars'),
  bad('?chars=-5', 'chars'),
  bad('?chars=1-', 'chars'),
  bad('?chars=80,90', 'chars'),
  bad('?chars=1e2', 'chars'),
  bad('?bytes=0-10', 'bytes'),
  bad('?bytes=abc', 'bytes'),
  bad('?chars=80&bytes=80', 'bytes'),
  bad('?chars=80&length=short', 'chars'),
  bad('?p=100&chars=5001', 'chars'),
  bad('?p=26&bytes=1-20000', 'bytes'),
  bad('?length=longer', 'length'),
  bad('?type=word&length=short', 'length'),
  bad('?type=sentence&length=long', 'length'),
  bad('?type=article&chars=500', 'chars'),
  bad('?with=lists', 'with'),
  bad('?type=title&with=lists', 'with'),
  bad('?type=article&with=list', 'with'),
  bad('?type=article&with=lists,,quotes', 'with'),
  bad('?type=article&with=all,lists', 'with'),
  bad('?type=titel', 'type'),
  bad('?type=word&topic=food&length=long&locale=nl', 'topic', 'length'),
  invalid('a path of too many', { url: '/api/101' }, ['count']),
  invalid('an unknown option of a path', { url: '/api/2/shrt' }, ['options']),
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty'].map((name) =>
    invalid(`the option ${name} of a path`, { url: `/api/3/${name}` }, ['options']),
  ),
  invalid('names beside a path that were meant for ours', { url: '/api/1?sed=1&local=tr' }, [
    'sed',
    'local',
  ]),
  bad('?limit=5', 'limit'),
  bad('?lang=tr&n=3&size=short&category=food', 'lang', 'n', 'size', 'category'),
  invalid('two lengths of a path', { url: '/api/2/short/long' }, ['options']),
  invalid('a query of a path that says what the path does', { url: '/api/2?p=3' }, ['p']),
  invalid('all faults of a path', { url: '/api/0/x/short/long?locale=xx' }, [
    'options',
    'options',
    'count',
    'locale',
  ]),
  bad('?p=0', 'p'),
  bad('?p=101', 'p'),
  bad('?p=-1', 'p'),
  bad('?p=3.0', 'p'),
  bad('?p=1e1', 'p'),
  bad('?p=0x3', 'p'),
  bad('?p=%203', 'p'),
  bad('?p=+3', 'p'),
  bad('?p=%D9%A3', 'p'),
  bad('?p=three', 'p'),
  bad('?p=99999999999999999999', 'p'),
  bad('?count=abc', 'count'),
  bad('?type=paragraphs', 'type'),
  bad('?type=WORD', 'type'),
  bad('?locale=xx', 'locale'),
  bad('?format=xml', 'format'),
  bad('?f=Text', 'f'),
  bad('?start=1', 'start'),
  bad(`?seed=${'x'.repeat(MAX_SEED_LENGTH + 1)}`, 'seed'),
  bad('?topic=food', 'topic'),
  bad('?locale=nl&topic=foo', 'topic'),
  bad('?locale=nl&topic=Food', 'topic'),
  bad('?locale=nl&type=word&topic=food', 'topic'),
  bad('?locale=nl&topic=food&topic=work', 'topic'),
  bad('?locale=xx&topic=foo', 'locale'),
  bad('?p=0&locale=nl&topic=foo', 'p', 'topic'),
  bad('?p=2&p=3', 'p'),
  bad('?p=2&count=3', 'p'),
  bad('?locale=en&l=tr', 'locale'),
  bad('?f=text&format=html', 'f'),
  bad('?p=x&count=y', 'p', 'count'),
  bad('?p=0&type=x&locale=y&format=z&start=w', 'p', 'type', 'locale', 'format', 'start'),
]

const POSTS: readonly HttpCase[] = [
  {
    name: 'POST {} gives the seven fields',
    request: post('{}'),
    status: 200,
    headers: { ...JSON_TYPE, 'content-language': 'la', 'cache-control': 'no-store', etag: null },
    json: { locale: 'la', count: 1, type: 'paragraph' },
    body: /^\{"text":"[^"]+","html":"<p>[^"]+<\/p>","markdown":"[^"]+","json":\{"paragraphs":\["[^"]+"\],"count":1\},"locale":"la","count":1,"type":"paragraph"\}$/u,
  },
  {
    name: 'POST without a body or a type',
    request: { method: 'POST', url: PATH },
    status: 200,
    json: { count: 1 },
  },
  { name: 'POST of an empty body', request: post(''), status: 200, json: { count: 1 } },
  {
    name: 'POST with every field',
    request: post(
      '{"count":2,"type":"sentence","locale":"tr-TR","format":"html","startWithLorem":false,"seed":"s"}',
    ),
    status: 200,
    headers: { 'content-language': 'tr' },
    json: { count: 2, type: 'sentence', locale: 'tr', format: 'html', seed: 's' },
  },
  {
    name: 'POST with a topic',
    request: post('{"locale":"nl","topic":"food","count":2}'),
    status: 200,
    json: { locale: 'nl', count: 2 },
  },
  {
    name: 'POST with null for every field',
    request: post(
      '{"count":null,"type":null,"locale":null,"format":null,"startWithLorem":null,"seed":null,"topic":null}',
    ),
    status: 200,
    body: /"locale":"la","count":1,"type":"paragraph"\}$/u,
  },
  {
    name: 'POST with a whole number as seed',
    request: post('{"seed":42}'),
    status: 200,
    json: { seed: '42' },
  },
  {
    name: 'POST with unknown fields',
    request: post('{"x":1,"utm_source":"a","_":7}'),
    status: 200,
    json: { count: 1 },
  },
  ...['{"p":7}', '{"paragraphs":7}', '{"p":7,"count":7}', '{"p":7,"paragraphs":7}'].map((body) => ({
    name: `POST ${body}`,
    request: post(body),
    status: 200,
    json: { count: 7 },
  })),
  {
    name: 'POST with the short names of a GET',
    request: post('{"l":"ja","f":"html","type":"word"}'),
    status: 200,
    headers: { 'content-language': 'ja' },
    json: { locale: 'ja', format: 'html' },
  },
  {
    name: 'POST with an empty text for every field',
    request: post(
      '{"count":"","type":"","locale":"","format":"","startWithLorem":"","seed":"","topic":"","with":"","lang":""}',
    ),
    status: 200,
    body: /"locale":"la","count":1,"type":"paragraph"\}$/u,
  },
  {
    name: 'POST with hostile field names',
    request: post('{"__proto__":{"count":9},"constructor":{"prototype":{"count":9}}}'),
    status: 200,
    json: { count: 1 },
  },
  {
    name: 'POST with a number that is whole',
    request: post('{"count":2.0}'),
    status: 200,
    json: { count: 2 },
  },
  {
    name: 'POST with unknown parameters in the query',
    request: { ...post('{}'), url: `${PATH}?utm_source=a&_=1` },
    status: 200,
  },
  {
    name: 'POST with the other name of a field',
    request: post('{"start":false,"type":"word","locale":"en"}'),
    status: 200,
    body: /^\{"text":"(?!Lorem)/u,
  },
  {
    name: 'POST with both names of a field that agree',
    request: post('{"start":false,"startWithLorem":false}'),
    status: 200,
  },
  {
    name: 'POST with an offset',
    request: post('{"seed":42,"offset":2,"count":2,"type":"word"}'),
    status: 200,
    body: /^\{"text":"dolor sit"/u,
  },
  {
    name: 'POST with a charset',
    request: post('{"count":2}', { 'content-type': 'application/json; charset=utf-8' }),
    status: 200,
    json: { count: 2 },
  },
  {
    name: 'POST with a type built on JSON',
    request: post('{"count":2}', { 'content-type': 'application/merge-patch+json' }),
    status: 200,
    json: { count: 2 },
  },
  {
    name: 'POST of exactly 16 KiB',
    request: post(`{"x":"${'x'.repeat(16 * 1024 - 8)}"}`),
    status: 200,
  },
]

const LOCALES: readonly HttpCase[] = [
  {
    name: 'POST in several languages, in their order',
    request: post('{"locales":["ja","en-US","pt_br"],"type":"word","seed":42,"format":"text"}'),
    status: 200,
    headers: { ...JSON_TYPE, 'content-language': 'ja, en, pt-BR', 'cache-control': 'no-store' },
    json: {
      texts: ['ja', 'en', 'pt-BR'].map((locale) => ({
        text: 'Lorem',
        html: '<p>Lorem</p>',
        markdown: 'Lorem',
        json: { words: ['Lorem'], count: 1 },
        locale,
        count: 1,
        type: 'word',
        format: 'text',
        seed: '42',
      })),
    },
  },
  {
    name: 'POST in a list of one language',
    request: post('{"locales":["he"],"type":"word","locale":null,"l":""}'),
    status: 200,
    headers: { 'content-language': 'he' },
    body: '{"texts":[{"text":"Lorem","html":"<p dir=\\"rtl\\">Lorem</p>","markdown":"Lorem","json":{"words":["Lorem"],"count":1},"locale":"he","count":1,"type":"word"}]}',
  },
  {
    name: 'POST in all languages, of as many items as there may be',
    request: post(
      JSON.stringify({ locales: LOCALE_CODES, count: Math.floor(MAX_COUNT / LOCALE_CODES.length) }),
    ),
    status: 200,
    headers: { 'content-language': LOCALE_CODES.join(', ') },
    json: {
      texts: LOCALE_CODES.map((locale) => ({
        locale,
        count: Math.floor(MAX_COUNT / LOCALE_CODES.length),
      })),
    },
  },
  {
    name: 'POST in several languages on a topic they have, of exact lengths',
    request: post(
      '{"locales":["nl","th"],"topic":"food","chars":500,"count":50,"startWithLorem":false}',
    ),
    status: 200,
    json: { texts: [{ locale: 'nl' }, { locale: 'th' }] },
  },
  ...['null', '""'].map((absent) => ({
    name: `POST with locales ${absent}, which counts as absent`,
    request: post(`{"locales":${absent},"locale":"tr"}`),
    status: 200,
    headers: { 'content-language': 'tr' },
    json: { locale: 'tr' },
  })),
]

const badPost = (body: string, ...faults: string[]) => invalid(`POST ${body}`, post(body), faults)

const BAD_POSTS: readonly HttpCase[] = [
  badPost('{"count":"3"}', '#/count'),
  badPost('{"count":0}', '#/count'),
  badPost('{"count":101}', '#/count'),
  badPost('{"count":1.5}', '#/count'),
  badPost('{"count":true}', '#/count'),
  badPost('{"count":[1]}', '#/count'),
  badPost('{"type":"words"}', '#/type'),
  badPost('{"type":1}', '#/type'),
  badPost('{"type":{"toString":"","toJSON":1}}', '#/type'),
  badPost('{"locale":"xx"}', '#/locale'),
  badPost('{"locale":["en"]}', '#/locale'),
  badPost('{"format":"xml"}', '#/format'),
  badPost('{"startWithLorem":"true"}', '#/startWithLorem'),
  badPost('{"startWithLorem":0}', '#/startWithLorem'),
  badPost('{"seed":1.5}', '#/seed'),
  badPost('{"seed":9007199254740993}', '#/seed'),
  badPost('{"seed":"\\ud800"}', '#/seed'),
  badPost('{"seed":{}}', '#/seed'),
  badPost(
    '{"count":0,"type":0,"locale":0,"format":0,"startWithLorem":0,"seed":false}',
    '#/count',
    '#/type',
    '#/locale',
    '#/format',
    '#/startWithLorem',
    '#/seed',
  ),
  badPost('{"locales":[]}', '#/locales'),
  badPost('{"locales":"en"}', '#/locales'),
  badPost('{"locales":{"0":"en"}}', '#/locales'),
  badPost('{"locales":7}', '#/locales'),
  badPost('{"locales":["en",null,"","turkish","de"]}', '#/locales/1', '#/locales/2', '#/locales/3'),
  badPost('{"locales":["en","de","en"]}', '#/locales/2'),
  badPost('{"locales":["en-US","de","en_GB"]}', '#/locales/2'),
  badPost(JSON.stringify({ locales: [...LOCALE_CODES, 'en-GB'] }), '#/locales'),
  badPost('{"locales":["en"],"locale":"de"}', '#/locales'),
  badPost('{"locales":["en"],"l":"en"}', '#/locales'),
  badPost('{"locales":["en","xx"],"l":"xx"}', '#/l', '#/locales', '#/locales/1'),
  badPost('{"locales":["nl","la"],"topic":"food"}', '#/topic'),
  badPost('{"locales":["nl","xx"],"topic":"food"}', '#/locales/1'),
  badPost('{"locales":["nl","de","fr"],"count":34}', '#/count'),
  badPost('{"locales":["nl","de","fr"],"p":34,"topic":"foo"}', '#/topic', '#/p'),
  badPost('{"locales":["nl","de"],"count":13,"chars":20000}', '#/chars'),
  badPost('{"Locales":["en"]}', '#/Locales'),
  badPost('{"languages":["en"]}', '#/languages'),
  badPost('{"lang":"tr"}', '#/lang'),
  badPost('{"words":5}', '#/words'),
  badPost('{"p":5,"n":2}', '#/n'),
  badPost('{"Count":5}', '#/Count'),
  badPost('{"limit":5}', '#/limit'),
  badPost('{"paragrafs":5}', '#/paragrafs'),
  badPost('{"words":"abc"}', '#/words'),
  badPost('{"p":5,"count":4}', '#/count'),
  badPost('{"l":"en","locale":"tr"}', '#/locale'),
  badPost('{"f":"xml"}', '#/f'),
  badPost('{"start":false,"startWithLorem":true}', '#/startWithLorem'),
  invalid('POST with our names in the query', { ...post('{}'), url: `${PATH}?locale=tr&p=2` }, [
    'locale',
    'p',
  ]),
  invalid(
    'POST with a list of languages in the query',
    { ...post('{}'), url: `${PATH}?locales=tr` },
    ['locales'],
  ),
  invalid(
    'POST with a name that was meant for ours in the query',
    { ...post('{"count":0}'), url: `${PATH}?lang=tr` },
    ['lang', '#/count'],
  ),
  badPost('{"offset":1}', '#/offset'),
  badPost('{"seed":null,"offset":1}', '#/offset'),
  badPost('{"seed":"a","offset":"1"}', '#/offset'),
  badPost('{"seed":"a","offset":1.5}', '#/offset'),
  badPost('{"seed":"a","offset":-1}', '#/offset'),
  badPost('{"seed":"a","offset":1e300}', '#/offset'),
  badPost('{"seed":"a","offset":[1]}', '#/offset'),
  badPost('{"seed":"a","offset":{"valueOf":1}}', '#/offset'),
  badPost('{"seed":"a","type":"article","offset":1}', '#/offset'),
  badPost('{"seed":"a","skip":1,"_start":2}', '#/skip', '#/_start'),
  badPost('{"chars":"160-120"}', '#/chars'),
  badPost('{"chars":1.5}', '#/chars'),
  badPost('{"chars":[80]}', '#/chars'),
  badPost('{"chars":[90,80]}', '#/chars'),
  badPost('{"chars":[80,90,100]}', '#/chars'),
  badPost('{"chars":["80","90"]}', '#/chars'),
  badPost('{"bytes":[80.5,90]}', '#/bytes'),
  badPost('{"chars":80,"bytes":80}', '#/bytes'),
  badPost('{"type":"article","with":["list"]}', '#/with'),
  badPost('{"type":"article","with":3}', '#/with'),
  badPost('{"with":["lists"]}', '#/with'),
  badPost('{"locale":"nl","topic":"foo"}', '#/topic'),
  badPost('{"topic":"food"}', '#/topic'),
  badPost('{"locale":"nl","topic":1}', '#/topic'),
  badPost('{"locale":"nl","type":"word","topic":"food"}', '#/topic'),
  badPost('{', '#'),
  badPost('{"count":1,}', '#'),
  badPost(' ', '#'),
  badPost('null', '#'),
  badPost('[]', '#'),
  badPost('"{}"', '#'),
  badPost('3', '#'),
]

const REFUSED: readonly HttpCase[] = [
  {
    name: 'a body that is not UTF-8',
    request: { ...post(''), body: Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d) },
    status: 400,
    faults: ['#'],
  },
  {
    name: 'a body over 16 KiB',
    request: post(`{"x":"${'x'.repeat(16 * 1024 - 7)}"}`),
    status: 413,
    json: { type: '/problems/content-too-large' },
  },
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'json',
    'application/xml',
  ].map((type) => ({
    name: `a body of type ${type}`,
    request: post('{}', { 'content-type': type }),
    status: 415,
    headers: { 'accept-post': 'application/json' },
    json: { type: '/problems/unsupported-media-type' },
  })),
  {
    name: 'a body without a type',
    request: { method: 'POST', url: PATH, body: '{}' },
    status: 415,
    headers: { 'accept-post': 'application/json' },
  },
  {
    name: 'a body with a content encoding',
    request: post('{}', { 'content-encoding': 'gzip' }),
    status: 415,
    headers: { 'accept-encoding': 'identity' },
  },
  ...['PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'].map((method) => ({
    name: `${method} of the path`,
    request: { method, url: PATH },
    status: 405,
    headers: { allow: 'GET, HEAD, POST, OPTIONS' },
    json: { type: '/problems/method-not-allowed' },
  })),
  ...[
    `http://localhost${PATH}`,
    `https://example.com:8080${PATH}?p=2`,
    '/api/%67enerate',
    '/%61pi/generate?type=word',
    `${PATH}#part`,
  ].map((url) => ({
    name: `another method of ${url}, which is this path as well`,
    request: { method: 'PUT', url },
    status: 405,
    headers: { allow: 'GET, HEAD, POST, OPTIONS' },
  })),
  {
    name: 'another method with a body of any type',
    request: { ...post('<x/>', { 'content-type': 'application/xml' }), method: 'PUT' },
    status: 405,
    headers: { allow: 'GET, HEAD, POST, OPTIONS' },
  },
  ...[
    '/nowhere',
    '/api',
    '/api/generate/x',
    '/API/generate',
    '/problems/none',
    `/problems/${'x'.repeat(500)}`,
  ].map((url) => ({
    name: `the unknown path ${url.slice(0, 40)}`,
    request: { url },
    status: 404,
    json: { type: '/problems/not-found' },
  })),
  {
    name: 'an unknown path that a person opens in a browser',
    request: {
      url: '/nowhere',
      headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
    },
    status: 404,
    headers: { ...HTML, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    body: /<h1>Not found<\/h1>/u,
  },
  {
    name: 'an unknown path, to any client',
    request: { url: '/nowhere', headers: { accept: '*/*' } },
    status: 404,
    headers: { 'content-type': 'application/problem+json' },
  },
  { name: 'an unknown path with a POST', request: { ...post('{}'), url: '/nowhere' }, status: 404 },
  {
    name: 'a path that cannot be decoded',
    request: { url: '/api/%E0%A4%A' },
    status: 400,
    json: { type: '/problems/malformed-http' },
  },
  {
    name: 'another method of a problem page',
    request: { method: 'DELETE', url: '/problems/not-found' },
    status: 405,
    headers: { allow: 'GET, HEAD' },
  },
]

const SCRIPT_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'cache-control': /^public, max-age=\d{4,}$/u,
  etag: /^"/u,
  vary: 'accept-encoding',
  ratelimit: null,
}

const OTHERS: readonly HttpCase[] = [
  {
    name: 'the script for pages of any origin',
    request: { url: '/ipsum.js', headers: { origin: 'https://example.com' } },
    status: 200,
    headers: SCRIPT_HEADERS,
    isFile: true,
    body: /import\.meta\.url/u,
  },
  {
    name: 'HEAD of the script, compressed',
    request: { method: 'HEAD', url: '/ipsum.js', headers: { 'accept-encoding': 'br' } },
    status: 200,
    headers: { ...SCRIPT_HEADERS, 'content-encoding': 'br' },
    isFile: true,
    body: '',
  },
  {
    name: 'another method of the script',
    request: { method: 'POST', url: '/ipsum.js' },
    status: 405,
    headers: { allow: 'GET, HEAD', 'content-type': 'application/problem+json' },
  },
  {
    name: 'HEAD has the headers of GET and no body',
    request: { method: 'HEAD', url: `${PATH}?seed=a&type=word&count=2` },
    status: 200,
    headers: { ...TEXT, 'content-length': '11', 'content-language': 'la', etag: /^"/u },
    body: '',
  },
  {
    name: 'HEAD of a bad request',
    request: { method: 'HEAD', url: `${PATH}?p=0` },
    status: 400,
    headers: { 'content-type': 'application/problem+json' },
    body: '',
  },
  {
    name: 'the path with a slash at its end',
    request: { url: `${PATH}/?type=word&count=2` },
    status: 200,
    headers: TEXT,
    body: 'Lorem ipsum',
  },
  {
    name: 'a POST to the path with a slash at its end',
    request: { ...post('{"count":2}'), url: `${PATH}/` },
    status: 200,
    json: { count: 2 },
  },
  {
    name: 'another method of the path with a slash at its end',
    request: { method: 'PUT', url: `${PATH}/` },
    status: 405,
    headers: { allow: 'GET, HEAD, POST, OPTIONS' },
  },
  {
    name: 'a preflight',
    request: {
      method: 'OPTIONS',
      url: PATH,
      headers: {
        origin: 'https://example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    },
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': /\bPOST\b/u,
      'access-control-allow-headers': /\bContent-Type\b/iu,
      'access-control-max-age': '7200',
      'content-type': null,
    },
    body: '',
  },
  {
    name: 'a plain OPTIONS',
    request: { method: 'OPTIONS', url: PATH },
    status: 204,
    headers: { allow: 'GET, HEAD, POST, OPTIONS' },
    body: '',
  },
  {
    name: 'a preflight of a path of options, for a GET with a tag',
    request: {
      method: 'OPTIONS',
      url: '/api/5/short/ul',
      headers: {
        origin: 'https://example.com',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'if-none-match',
      },
    },
    status: 204,
    headers: {
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': /\bIf-None-Match\b/iu,
      'access-control-max-age': '7200',
    },
    body: '',
  },
  {
    name: 'the page that explains a problem',
    request: { url: '/problems/invalid-request' },
    status: 200,
    headers: { ...HTML, 'x-content-type-options': 'nosniff' },
    body: /<h1>Invalid request<\/h1>/u,
  },
]

export const HTTP_CASES: readonly HttpCase[] = [
  ...GETS,
  ...LENGTHS,
  ...TITLES_AND_ARTICLES,
  ...PATHS,
  ...TAGS,
  ...SEEDED,
  ...BAD_QUERIES,
  ...POSTS,
  ...LOCALES,
  ...BAD_POSTS,
  ...REFUSED,
  ...OTHERS,
]
