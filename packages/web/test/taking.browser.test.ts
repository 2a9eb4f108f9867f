/** Copying the text, saving it as a file, and linking to it. */
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { isTold, readClipboard } from './clipboard.js'
import { useVisits, type Visit } from './visits.js'

const visit = useVisits()

const paths = (query: string) => [`/?${query}`, query] as const

async function copied(
  on: Visit,
  button = 'Copy text',
): Promise<Awaited<ReturnType<typeof readClipboard>>> {
  const region = on.page.getByRole('region', { name: 'Text' })
  const control = region.getByRole('button', { name: button, exact: true })
  await isTold(on.page, 'Copied', () => control.click())
  return readClipboard(on.page)
}

describe('copy', () => {
  it.each([
    'count=3&locale=tr&seed=a',
    'count=2&locale=ar&seed=a',
    'count=2&locale=ja&type=sentence&seed=a',
    'count=9&locale=th&type=word&seed=a',
    'type=article&count=2&locale=ko&seed=a',
  ])('puts exactly the shown text on the clipboard: %s', async (query) => {
    const [path, request] = paths(query)
    const on = await visit(path)
    await on.shows(request)
    const { text, html } = await copied(on)
    expect(text).toBe(await on.api(query))
    expect(html).toBe('')
  })

  const FORMATS = { html: 'HTML', markdown: 'Markdown', json: 'JSON' } as const
  const SOURCES = Object.entries(FORMATS).flatMap(([format, name]) =>
    ['paragraph', 'sentence', 'word', 'title', 'article'].flatMap((type) =>
      ['source', 'rendered'].map((display) => [format, name, type, display] as const),
    ),
  )
  it.each(SOURCES)(
    'copies the source of %s by “Copy %s”: %s, %s',
    async (format, name, type, display) => {
      const query = `type=${type}&count=2&locale=fr&format=${format}&seed=a`
      const on = await visit(`/?${query}&display=${display}`)
      await expect.poll(on.shown).not.toBe('')
      const { text, html } = await copied(on, `Copy ${name}`)
      expect(text).toBe(await on.api(query))
      expect(html).toBe('')
    },
  )

  it.each(SOURCES.filter(([, , type]) => type !== 'article'))(
    'copies the text of %s by “Copy text” (%s): %s, %s',
    async (format, _name, type, display) => {
      const query = `type=${type}&count=2&locale=fr&seed=a&start=false`
      const on = await visit(`/?${query}&format=${format}&display=${display}`)
      await expect.poll(on.shown).not.toBe('')
      const plain = await on.api(query)
      const { text } = await copied(on)
      expect(text.replaceAll(/\s+/gu, ' ')).toBe(plain.replaceAll(/\s+/gu, ' '))
    },
  )

  it('copies the text of a rendered article', async () => {
    const query = 'type=article&count=1&locale=fr&with=all&seed=a'
    for (const format of ['html', 'markdown', 'json']) {
      const on = await visit(`/?${query}&format=${format}&display=rendered`)
      await expect.poll(on.shown).not.toBe('')
      const { text } = await copied(on)
      const plain = await on.api(query)
      for (const line of plain.split('\n').filter((line) => /^\p{L}.*[.!?]$/u.test(line))) {
        expect(text).toContain(line)
      }
      expect(text).not.toMatch(/<\w|\*\*|"type"/u)
    }
    const on = await visit(`/?${query}&format=json`)
    await expect.poll(on.shown).not.toBe('')
    expect(await on.button('Copy text').isVisible()).toBe(false)
  })

  it('copies HTML as rich text too', async () => {
    const on = await visit('/?count=2&locale=he&format=html&display=rendered&seed=a')
    await on.shows('count=2&locale=he&seed=a')
    const { text, html } = await copied(on)
    expect(text).toBe(await on.shown())
    // The browser sanitizes the HTML and adds styles, so only its elements are compared.
    const tags = html.replaceAll(/ style="[^"]*"/gu, '')
    expect(tags).toContain(await on.api('count=2&locale=he&format=html&seed=a'))
  })

  it('copies the shown text while the next one is on its way', async () => {
    const on = await visit('/?locale=tr&seed=a', { hindered: true })
    await on.shows('locale=tr&seed=a')
    await on.page.route('**/api/generate*', () => undefined)
    await on.choose('Write', 'Words')
    const { text } = await copied(on).finally(() => on.page.unrouteAll())
    expect(text).toBe(await on.api('locale=tr&seed=a'))
  })

  it('tells when the browser does not allow it', async () => {
    const on = await visit('/?locale=tr&seed=a', {
      prepare: (page) =>
        page.addInitScript(() => {
          const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
          Object.assign(navigator.clipboard, { writeText: refuse, write: refuse })
        }),
    })
    await on.shows('locale=tr&seed=a')
    await isTold(on.page, 'Not allowed', () => on.button('Copy text').click())
    await expect.poll(() => on.button('Not allowed').count()).toBe(0)
  })

  it('works when the browser gives the page no clipboard', async () => {
    const on = await visit('/?locale=tr&seed=a', {
      prepare: (page) =>
        page.addInitScript(() => {
          // As on a page that is neither local nor served over TLS.
          Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })
        }),
    })
    await on.shows('locale=tr&seed=a')
    await isTold(on.page, 'Copied', () => on.button('Copy text').click())
    expect((await readClipboard(on.page)).text).toBe(await on.api('locale=tr&seed=a'))
  })
})

describe('the link', () => {
  it('is the address of the page', async () => {
    const on = await visit('/?count=2&locale=tr')
    const { text } = await copied(on, 'Copy link')
    expect(text).toBe(on.page.url())
  })

  it('gives exactly this text again, with the controls set', async () => {
    const on = await visit()
    await on.choose('Write', 'Sentences')
    await on.count.fill('7')
    await on.chooseLanguage('Ελληνικά')
    await on.choose('Format', 'HTML')
    await on.begins.uncheck()
    await on.seed.fill('καλημέρα & <b>')
    await on.shows({
      type: 'sentence',
      count: '7',
      locale: 'el',
      format: 'html',
      start: 'false',
      seed: 'καλημέρα & <b>',
    })
    const { text: link } = await copied(on, 'Copy link')

    const there = await visit(link.slice(on.origin.length))
    await expect.poll(there.shown).toBe(await on.shown())
    for (const [group, name] of [
      ['View', 'One text'],
      ['Write', 'Sentences'],
      ['Format', 'HTML'],
      ['Show as', 'Source'],
    ] as const) {
      expect(await there.radio(group, name).isChecked(), `${group}: ${name}`).toBe(true)
    }
    expect(await there.count.inputValue()).toBe('7')
    expect(await there.begins.isChecked()).toBe(false)
    expect(await there.language.inputValue()).toContain('Ελληνικά')
    expect(await there.seed.inputValue()).toBe('καλημέρα & <b>')
  })

  it('may name parameters by every name of the API', async () => {
    const on = await visit('/?p=3&l=tr&f=html&seed=a')
    await on.shows('p=3&l=tr&f=html&seed=a')
    expect(await on.count.inputValue()).toBe('3')
    expect(await on.radio('Format', 'HTML').isChecked()).toBe(true)
    await on.page.goto(`${on.origin}/?paragraphs=2&locale=de&seed=a`)
    await on.shows('paragraphs=2&locale=de&seed=a')
  })

  it('may name a language by any tag that the API takes', async () => {
    const on = await visit('/?locale=pt-BR&seed=a')
    await on.shows('locale=pt-BR&seed=a')
    expect(await on.text.getAttribute('lang')).toBe('pt-BR')
    await on.page.goto(`${on.origin}/?l=TR&seed=a`)
    await on.shows('l=TR&seed=a')
  })

  it('has the defaults of the API for parameters that it does not name', async () => {
    const on = await visit('/?seed=a', { locale: 'fr-FR' })
    await on.shows('seed=a')
    expect(await on.text.getAttribute('lang')).toBe('la')
  })

  it.each([
    '?count=abc&type=novel&locale=xx&format=pdf&start=maybe&seed=a',
    '?count=-5&compare=&seed=a',
    '?count=1e3&display=nothing&width=-1',
    `?seed=${'x'.repeat(200)}`,
    '?compare=xx,yy,,en&width=NaN&locale=%00',
    '?%F0%28%8C%28=%F0%28&seed=%E0%A4%A',
    '?seed=<img src=x onerror=alert(1)>',
  ])('does not break the page with nonsense: %s', async (query) => {
    const on = await visit(`/${query}`, { hindered: true })
    await on.choose('View', 'One text')
    await on.seed.fill('sense')
    await on.count.fill('2')
    await on.choose('Write', 'Sentences')
    await on.choose('Format', 'Text')
    await on.begins.uncheck()
    await on.chooseLanguage('Türkçe')
    await on.shows('type=sentence&count=2&locale=tr&start=false&seed=sense')
    expect(await on.notice.count()).toBe(0)
  })
})

describe('the history', () => {
  it('goes back to the last text, and forward again', async () => {
    const on = await visit('/?count=2&locale=tr&seed=first')
    await on.shows('count=2&locale=tr&seed=first')
    await on.button('New text').click()
    const seed = await on.seed.inputValue()
    await on.shows({ count: '2', locale: 'tr', seed })
    await on.page.goBack()
    await on.shows('count=2&locale=tr&seed=first')
    expect(await on.seed.inputValue()).toBe('first')
    await on.page.goForward()
    await on.shows({ count: '2', locale: 'tr', seed })
    expect(await on.seed.inputValue()).toBe(seed)
    expect(on.asked).toHaveLength(2)
  })

  it('has no entry for a changed setting', async () => {
    const on = await visit('/?count=2&locale=tr&seed=first')
    const length = () => on.page.evaluate(() => history.length)
    const before = await length()
    await on.choose('Write', 'Words')
    await on.begins.uncheck()
    await on.count.fill('9')
    await on.shows('type=word&start=false&count=9&locale=tr&seed=first')
    expect(await length()).toBe(before)
  })
})

describe('download', () => {
  it.each([
    ['count=3&locale=tr', 'tr-3-paragraphs.txt'],
    ['count=1&locale=ja&type=sentence', 'ja-1-sentence.txt'],
    ['count=5&locale=ar&type=word&format=json', 'ar-5-words.json'],
    ['count=2&locale=he&format=html', 'he-2-paragraphs.html'],
    ['count=2&locale=ru&format=markdown', 'ru-2-paragraphs.md'],
  ])('gives a file with the bytes of the answer: %s', async (query, name) => {
    const on = await visit(`/?${query}&seed=a`)
    await expect.poll(on.shown).not.toBe('')
    const waiting = on.page.waitForEvent('download')
    await on.button('Download').click()
    const download = await waiting
    expect(download.suggestedFilename()).toBe(name)
    const bytes = await readFile(await download.path())
    expect(bytes.toString()).toBe(await on.api(`${query}&seed=a`))
  })
})
