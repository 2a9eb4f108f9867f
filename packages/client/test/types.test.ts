/** The types of answers. `npm run types` checks them. */
import type * as contract from '@polyipsum/contract'
import type { LOCALE_CODES } from '@polyipsum/text'
import { describe, expectTypeOf, it } from 'vitest'
import type * as built from '../dist/vocabulary.js'
import type {
  ArticleNode,
  Client,
  createClient,
  Format,
  GeneratedText,
  ItemsProperty,
  ListOptions,
  LocaleCode,
  StructuredText,
  TextOptions,
  Type,
} from '../src/index.js'
import type * as source from '../src/vocabulary.js'

type Flat<Members> = { readonly [Name in keyof Members]: Members[Name] }

interface Words {
  readonly words: readonly string[]
  readonly count: number
  readonly lengths?: readonly number[]
}
interface Sentences {
  readonly sentences: readonly string[]
  readonly count: number
  readonly lengths?: readonly number[]
}
interface Titles {
  readonly titles: readonly string[]
  readonly count: number
  readonly lengths?: readonly number[]
}
interface Labels {
  readonly labels: readonly string[]
  readonly count: number
  readonly lengths?: readonly number[]
}
interface Messages {
  readonly messages: readonly string[]
  readonly count: number
  readonly lengths?: readonly number[]
}
interface Article {
  readonly article: ArticleNode
  readonly count: number
}
interface Paragraphs {
  readonly paragraphs: readonly string[]
  readonly count: number
  readonly lengths?: readonly number[]
}

// This is never called: only the types of the answers matter.
const answers = (
  client: Client,
  options: TextOptions,
  list: ListOptions,
  type: Type,
  maybe: 'word' | undefined,
  perhaps: { readonly type?: 'word' },
) => ({
  text: client.text(options),
  words: client.json({ type: 'word' }),
  titles: client.json({ type: 'title', chars: '40-60' }),
  article: client.json({ type: 'article', with: ['lists', 'tables'] }),
  none: client.json(),
  empty: client.json({}),
  untyped: client.json({ count: 2 }),
  absent: client.json({ type: undefined }),
  any: client.json({ type }),
  maybe: client.json({ type: maybe }),
  perhaps: client.json(perhaps),
  options: client.json(options),
  sentence: client.generate({ type: 'sentence', seed: 1 }),
  paragraph: client.generate(),
  generated: client.generate(options),
  titles2: client.generateAll({ locales: ['en', 'de-AT'], type: 'title', chars: '40-60' }),
  paragraphs2: client.generateAll({ locales: ['en'] }),
  maybe2: client.generateAll({ locales: ['en'], type: maybe }),
  any2: client.generateAll(list),
})
type Answers = {
  [Name in keyof ReturnType<typeof answers>]: Awaited<ReturnType<typeof answers>[Name]>
}

describe('the types of', () => {
  it('a structured text follow the type asked for', () => {
    expectTypeOf<Answers['text']>().toEqualTypeOf<string>()
    expectTypeOf<Answers['words']>().toEqualTypeOf<Words>()
    expectTypeOf<Answers['titles']>().toEqualTypeOf<Titles>()
    expectTypeOf<Answers['article']>().toEqualTypeOf<Article>()
    expectTypeOf<Answers['none']>().toEqualTypeOf<Paragraphs>()
    expectTypeOf<Answers['empty']>().toEqualTypeOf<Paragraphs>()
    expectTypeOf<Answers['untyped']>().toEqualTypeOf<Paragraphs>()
    expectTypeOf<Answers['absent']>().toEqualTypeOf<Paragraphs>()
    expectTypeOf<Answers['any']>().toEqualTypeOf<
      Words | Sentences | Paragraphs | Titles | Article | Labels | Messages
    >()
    expectTypeOf<Answers['maybe']>().toEqualTypeOf<Words | Paragraphs>()
    // Without a type, the answer has paragraphs.
    expectTypeOf<Paragraphs>().toExtend<Answers['perhaps']>()
    expectTypeOf<Answers['options']>().toEqualTypeOf<StructuredText>()
  })

  it('a generated text follow it too', () => {
    expectTypeOf<Answers['sentence']>().toEqualTypeOf<{
      readonly text: string
      readonly html: string
      readonly markdown: string
      readonly json: Sentences
      readonly locale: LocaleCode
      readonly count: number
      readonly type: 'sentence'
      readonly seed?: string
    }>()
    expectTypeOf<Answers['paragraph']['json']>().toEqualTypeOf<Paragraphs>()
    expectTypeOf<Answers['generated']>().toEqualTypeOf<GeneratedText>()
    // The `type` of a text narrows its `json`.
    expectTypeOf<Extract<GeneratedText, { type: 'word' }>['json']>().toEqualTypeOf<Words>()
  })

  it('a list of texts, too', () => {
    expectTypeOf<Answers['titles2']>().toEqualTypeOf<readonly GeneratedText<'title'>[]>()
    expectTypeOf<Answers['paragraphs2']>().toEqualTypeOf<readonly GeneratedText<'paragraph'>[]>()
    expectTypeOf<Answers['maybe2'][number]['json']>().toEqualTypeOf<Words | Paragraphs>()
    expectTypeOf<Answers['any2']>().toEqualTypeOf<readonly GeneratedText[]>()
  })

  it('options refuse what the API does not know', () => {
    expectTypeOf<'de'>().toExtend<TextOptions['locale']>()
    expectTypeOf<'en-US'>().toExtend<TextOptions['locale']>()
    expectTypeOf<'words'>().not.toExtend<TextOptions['type']>()
    expectTypeOf<string>().not.toExtend<TextOptions['count']>()
    expectTypeOf<160>().toExtend<TextOptions['chars']>()
    expectTypeOf<'120-160'>().toExtend<TextOptions['chars']>()
    expectTypeOf<'long'>().not.toExtend<TextOptions['chars']>()
    expectTypeOf<readonly [120, 160]>().toExtend<TextOptions['chars']>()
    expectTypeOf<'all'>().toExtend<TextOptions['with']>()
    expectTypeOf<'lists,code'>().toExtend<TextOptions['with']>()
    expectTypeOf<readonly ['list']>().not.toExtend<TextOptions['with']>()
    expectTypeOf<typeof fetch>().toExtend<Parameters<typeof createClient>[0]['fetch']>()
    const misspelt = (client: Client) => [
      // @ts-expect-error: no such option
      client.json({ cuont: 3 }),
      // @ts-expect-error: no such option
      client.json({ type: 'word', cuont: 3 }),
      // @ts-expect-error: no such type
      client.generate({ type: 'words' }),
      // @ts-expect-error: one language or several
      client.generateAll({ locales: ['en'], locale: 'de' }),
      // @ts-expect-error: no list
      client.generateAll({ locales: 'en' }),
      // @ts-expect-error: no languages
      client.generateAll({ type: 'word' }),
      // @ts-expect-error: only of generateAll
      client.generate({ locales: ['en'] }),
    ]
    expectTypeOf(misspelt).returns.toExtend<readonly Promise<unknown>[]>()
  })

  it('the source are those of the contract', () => {
    type Option = Exclude<contract.ParameterName, 'format'>
    type Asked = contract.TextRequest<LocaleCode>
    expectTypeOf<Type>().toEqualTypeOf<contract.Type>()
    expectTypeOf<Format>().toEqualTypeOf<contract.Format>()
    expectTypeOf<LocaleCode>().toEqualTypeOf<(typeof LOCALE_CODES)[number]>()
    expectTypeOf<ItemsProperty>().toEqualTypeOf<typeof contract.ITEMS_PROPERTY>()
    // The names in JSON, and those in the code.
    expectTypeOf<keyof source.TextParameters>().toEqualTypeOf<Option | 'startWithLorem'>()
    expectTypeOf<keyof source.ListParameters>().toEqualTypeOf<contract.BodyFieldName>()
    expectTypeOf<keyof source.ResultList<'x'>>().toEqualTypeOf<typeof contract.RESULTS_MEMBER>()
    expectTypeOf<Omit<Asked, 'format'>>().toExtend<source.TextParameters>()
    expectTypeOf<keyof source.ResultTexts<'x'>>().toEqualTypeOf<
      keyof typeof contract.RESULT_TEXTS
    >()
    expectTypeOf<keyof source.ResultParameters<'word'>>().toEqualTypeOf<
      Exclude<keyof typeof contract.RESULT_PARAMETERS, 'format'>
    >()
    expectTypeOf<source.Fault>().toEqualTypeOf<contract.Fault>()
    expectTypeOf<source.ProblemDocument>().toEqualTypeOf<contract.ProblemDocument>()
  })

  it('the package are those of its source', () => {
    expectTypeOf<built.Type>().toEqualTypeOf<Type>()
    expectTypeOf<built.Format>().toEqualTypeOf<Format>()
    expectTypeOf<built.LocaleCode>().toEqualTypeOf<LocaleCode>()
    expectTypeOf<built.ItemsProperty>().toEqualTypeOf<ItemsProperty>()
    expectTypeOf<built.TextParameters>().toEqualTypeOf<source.TextParameters>()
    expectTypeOf<built.ListParameters>().toEqualTypeOf<source.ListParameters>()
    expectTypeOf<built.ResultList<'x'>>().toEqualTypeOf<source.ResultList<'x'>>()
    expectTypeOf<built.ResultTexts<'x'>>().toEqualTypeOf<source.ResultTexts<'x'>>()
    expectTypeOf<built.ResultParameters<'word'>>().toEqualTypeOf<
      Flat<source.ResultParameters<'word'>>
    >()
    expectTypeOf<built.Fault>().toEqualTypeOf<source.Fault>()
    expectTypeOf<built.ProblemDocument>().toEqualTypeOf<source.ProblemDocument>()
  })
})
