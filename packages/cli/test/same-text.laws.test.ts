/** The command line writes the text of the service, byte for byte. */
import { FORMATS, generate, LOCALE_CODES, TYPES } from '@polyipsum/text'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CODES } from '../../../test/languages.js'
import { startFor } from '../../../test/opening.js'
import { freeBaseUrl } from '../../client/test/servers.js'
import { anyRequest, queryOf } from '../../server/test/arbitraries.js'
import {
  type ListeningService,
  openService,
  startService,
} from '../../server/test/listening-service.js'
import { PARAMETER_OPTIONS } from '../src/parameter-options.js'
import { openText } from '../src/text-source.js'
import { polyipsum } from './polyipsum.js'
import { requestOf } from './request-of.js'

let service: ListeningService
let origin: string

beforeAll(async () => {
  service = await openService({ rateLimit: 0 })
  origin = service.baseUrl
})
afterAll(() => service.stop())

/** A command line, and what the service answers to the same request. */
function asking(locale: string, type: string, format: string, count: number, start: boolean) {
  const seed = `${locale} ${type} & ${format}`
  const words = [`${count}`, '-l', locale, '-t', type, '-f', format, '--seed', seed]
  const values = { count: String(count), locale, type, format, start: String(start), seed }
  return {
    words: start ? words : [...words, '--no-start'],
    answer: async () => {
      const response = await fetch(`${origin}/api/generate?${new URLSearchParams(values)}`)
      return response.text()
    },
  }
}

/** What the program writes, without its process: a thousand starts would take minutes. */
async function writtenHere(words: readonly string[]): Promise<string> {
  return Buffer.concat([...(await openText(requestOf(words)))]).toString()
}

describe.each(CODES)('%s', (locale) => {
  it('is the same in every type and format', async () => {
    for (const type of TYPES) {
      for (const format of FORMATS) {
        for (const [count, start] of [
          [1, true],
          [3, false],
          [100, true],
        ] as const) {
          const { words, answer } = asking(locale, type, format, count, startFor(type, start))
          const expected = await answer()
          expect(await writtenHere(words)).toEqual(expected)
          expect(await writtenHere([...words, '--url', origin])).toEqual(expected)
        }
      }
    }
  })

  it('is the same from the program itself', async () => {
    const turn = LOCALE_CODES.indexOf(locale)
    const type = TYPES[turn % TYPES.length] ?? 'word'
    const format = FORMATS[turn % FORMATS.length] ?? 'text'
    const { words, answer } = asking(locale, type, format, 7, startFor(type, turn % 2 === 0))
    const { out, err, code } = await polyipsum(words)
    expect(out.toString()).toBe(await answer())
    expect({ err, code }).toEqual({ err: '', code: 0 })
  })
})

it('is the same, whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest, async (asked) => {
      const words = PARAMETER_OPTIONS.flatMap(({ parameter, name, kind, default: byDefault }) => {
        const value = asked[parameter]
        if (value === undefined) return []
        if (kind.kind !== 'boolean') return [`--${name}`, value]
        return value === String(byDefault) ? [] : [`--${name}`]
      })
      const response = await fetch(`${origin}/api/generate?${queryOf(asked)}`)
      expect(await writtenHere(words), words.join(' ')).toBe(await response.text())
    }),
    { numRuns: 300 },
  )
})

describe('the program', () => {
  it('asks a service', async () => {
    const words = ['2', '-l', 'tr', '-f', 'html', '--seed', 'a service']
    const [asked, own] = await Promise.all([
      polyipsum([...words, '--url', `${origin}/`]),
      polyipsum(words),
    ])
    expect(asked.out.toString()).toBe(own.out.toString())
    expect(asked).toMatchObject({ code: 0, err: '' })
  })

  it('writes more items than a service does', async () => {
    const { out } = await polyipsum(['5000', '-t', 'word', '-l', 'fi', '--seed', 'many'])
    expect(out.toString()).toBe(
      generate({ count: 5000, type: 'word', locale: 'fi', seed: 'many' }).text,
    )
  })

  it('writes another text each time without a seed', async () => {
    const [one, other] = await Promise.all([polyipsum([]), polyipsum([])])
    expect(one.out.toString()).toMatch(/^Lorem ipsum dolor sit amet/u)
    expect(one.out.equals(other.out)).toBe(false)
  })

  it('says in one line that no service answers, and why a service refuses', async () => {
    const nobody = await polyipsum(['--url', await freeBaseUrl()])
    expect(nobody.code).toBe(1)
    expect(nobody.out.length).toBe(0)
    expect(nobody.err).toMatch(
      /^polyipsum: GET http:\/\/127\.0\.0\.1:\d+\/[^\n]*ECONNREFUSED[^\n]*\n$/u,
    )

    const elsewhere = await polyipsum(['--url', `${origin}/nowhere`])
    expect(elsewhere.code).toBe(1)
    expect(elsewhere.err).toMatch(/^polyipsum: [^\n]*404[^\n]*\n$/u)

    const { baseUrl: url } = await startService({ rateLimit: 1 })
    expect((await polyipsum(['--url', url])).code).toBe(0)
    const refused = await polyipsum(['--url', url])
    expect(refused.code).toBe(1)
    expect(refused.err).toMatch(/^polyipsum: [^\n]*429[^\n]*\n$/u)
  })

  it('refuses an address with a user and a password', async () => {
    const { err, code } = await polyipsum(['--url', 'http://me:secret@localhost/'])
    expect(code).toBe(2)
    expect(err).toMatch(/^polyipsum: url: [^\n]*\nTry polyipsum --help\n$/u)
    expect(err).not.toContain('secret')
  })
})
