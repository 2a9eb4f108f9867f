/** The element in a real browser, on a page from another origin than the service. The build must have been run. */
import { fileURLToPath } from 'node:url'
import { FORMATS, generate, ITEM_TYPES } from '@polyipsum/text'
import type { Browser, Page } from 'playwright-core'
import { build } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '../../../tools/browser.mjs'
import { startServer } from '../../client/test/servers.js'
import { startService } from '../../server/test/listening-service.js'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

interface Opened {
  readonly page: Page
  /** The requests for text: method and URL from the path on. */
  readonly requests: readonly string[]
  /** What the console shows as errors. */
  readonly errors: readonly string[]
}

/** Opens a page, and waits for its first answers. */
async function open(
  html: string,
  { headers = {}, scripts = {}, javaScriptEnabled = true, answers = true } = {} as {
    headers?: Record<string, string>
    scripts?: Record<string, string>
    javaScriptEnabled?: boolean
    answers?: boolean
  },
): Promise<Opened> {
  const origin = await startServer(({ url = '/' }, response) => {
    const script = scripts[url]
    const type = script === undefined ? 'text/html' : 'text/javascript'
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response
      .setHeader('content-type', `${type}; charset=utf-8`)
      .end(script ?? `<!doctype html><title>A page</title>${html}`)
  })
  const page = await browser.newPage({ javaScriptEnabled })
  onTestFinished(() => page.close())
  const requests: string[] = []
  const errors: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.endsWith('/api/generate') && request.method() !== 'OPTIONS') {
      requests.push(`${request.method()} ${pathname}${search}`)
    }
  })
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(origin)
  if (answers) await settled(page)
  return { page, requests, errors }
}

/** Waits until every element has text or tells a fault. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll('poly-ipsum,[data-ipsum]')]
    return all.every((one) => !one.hasAttribute('aria-busy') && one.childNodes.length > 0)
  })
}

const scriptOf = (baseUrl: string) => `<script type="module" src="${baseUrl}/ipsum.js"></script>`

const options = (seed: string) => ({ seed, locale: 'nl' }) as const

describe('the script tag, from another origin', () => {
  it.each(['', ' crossorigin'])('fills the page%s', async (attribute) => {
    const { baseUrl } = await startService()
    const tag = scriptOf(baseUrl).replace(' src', `${attribute} src`)
    const { page, requests, errors } = await open(`${tag}
      <poly-ipsum locale="nl" count="3" topic="food" seed="a"></poly-ipsum>
      <p data-ipsum="locale=nl&chars=120&seed=a"></p>`)
    const [paragraphs, line] = [page.locator('poly-ipsum'), page.locator('p[data-ipsum]')]
    const whole = generate({ ...options('a'), count: 3, topic: 'food' })
    expect(await paragraphs.locator('> p').allTextContents()).toEqual(whole.items)
    expect(await line.textContent()).toBe(generate({ ...options('a'), chars: 120 }).text)
    for (const element of [paragraphs, line]) {
      expect(await element.getAttribute('lang')).toBe('nl')
      expect(await element.getAttribute('dir')).toBe('ltr')
      expect(await element.getAttribute('aria-busy')).toBeNull()
    }
    // A seed has an answer that caches may keep.
    expect(requests.map((request) => request.split(' ')[0])).toEqual(['GET', 'GET'])
    expect(errors).toEqual([])
  })

  it('finds a service below a path', async () => {
    const { baseUrl } = await startService()
    const proxy = await startServer(async ({ url = '' }, response) => {
      const answer = await fetch(baseUrl + url.replace(/^\/lorem/u, ''))
      for (const [name, value] of answer.headers) {
        if (!/^(?:content-encoding|content-length|connection|keep-alive)$/u.test(name)) {
          response.setHeader(name, value)
        }
      }
      response.end(await answer.text())
    })
    const { page, requests } = await open(
      `${scriptOf(`${proxy}/lorem`)}<p data-ipsum="type=word"></p>`,
    )
    expect(await page.locator('p').textContent()).toBe('Lorem')
    expect(requests[0]).toMatch(/^GET \/lorem\/api\/generate\?/u)
  })

  it('fills the cards of a page by one request, and each differs', async () => {
    const { baseUrl } = await startService({ rateLimit: 1 })
    const cards = '<p class="card" data-ipsum="locale=en&chars=80-160"></p>'.repeat(30)
    const { page, requests, errors } = await open(scriptOf(baseUrl) + cards)
    const texts = await page.locator('.card').allTextContents()
    expect(new Set(texts).size).toBe(30)
    expect(texts.filter((text) => text.startsWith('Lorem ipsum'))).toEqual([texts[0]])
    for (const text of texts) expect(text).toMatch(/^.{80,160}$/u)
    expect(requests).toEqual(['POST /api/generate'])
    expect(errors).toEqual([])
  })

  it('goes on in the text for what is added later', async () => {
    const { baseUrl } = await startService()
    const { page, requests } = await open(
      `${scriptOf(baseUrl)}<main><p data-ipsum="locale=en"></p></main>`,
    )
    await page.evaluate(() => {
      const more = '<div><p data-ipsum="locale=en"></p></div><poly-ipsum locale="en"></poly-ipsum>'
      document.querySelector('main')?.insertAdjacentHTML('beforeend', more)
    })
    await settled(page)
    const texts = await page.locator('main p').allTextContents()
    expect(texts).toHaveLength(3)
    const seed = new URL(requests[0]?.split(' ')[1] ?? '', baseUrl).searchParams.get('seed') ?? ''
    expect(texts).toEqual(generate({ locale: 'en', seed, count: 3 }).items)
    expect(requests).toHaveLength(2)
  })

  it('writes an article as HTML, and right-to-left text as such', async () => {
    const { baseUrl } = await startService()
    const { page } = await open(`${scriptOf(baseUrl)}
      <poly-ipsum type="article" with="all" locale="ar" seed="a"></poly-ipsum>
      <p data-ipsum="locale=he&seed=a"></p>
      <h3 id="head"><poly-ipsum type="title" locale="he" seed="a"></poly-ipsum></h3>`)
    const article = page.locator('poly-ipsum[type=article]')
    const { html } = generate({ type: 'article', with: 'all', locale: 'ar', seed: 'a' })
    expect(html).toContain('<figure>')
    const parsed = await page.evaluate((html) => {
      const element = document.createElement('div')
      element.innerHTML = html
      return element.innerHTML
    }, html)
    expect(await article.innerHTML()).toBe(parsed)
    for (const element of await page.locator('poly-ipsum,p[data-ipsum]').all()) {
      expect(await element.getAttribute('dir')).toBe('rtl')
    }
    expect(await page.locator('p[data-ipsum]').textContent()).toBe(
      generate({ locale: 'he', seed: 'a' }).text,
    )
    expect(await page.locator('#head').textContent()).toBe(
      generate({ type: 'title', locale: 'he', seed: 'a' }).text,
    )
  })

  it.each(ITEM_TYPES)('shows any format of type %s as the service gives it', async (type) => {
    const { baseUrl } = await startService()
    const query = `type=${type}&count=2&locale=en&seed=a`
    const boxes = FORMATS.map(
      (format) => `<div id="${format}" data-ipsum="${query}&format=${format}"></div>`,
    )
    const { page } = await open(scriptOf(baseUrl) + boxes.join(''))
    const text = generate({ type, count: 2, locale: 'en', seed: 'a' })
    for (const format of FORMATS.filter((format) => format !== 'html')) {
      expect(await page.locator(`#${format}`).textContent()).toBe(text[format])
    }
    const html = await page.locator('#html').innerHTML()
    expect(html).toBe(text.html.replaceAll('\n', ''))
  })

  it('works where the page allows the service and Trusted Types alone', async () => {
    const { baseUrl } = await startService()
    const csp = [
      "default-src 'none'",
      `script-src ${baseUrl}`,
      `connect-src ${baseUrl}`,
      'img-src data:',
      "require-trusted-types-for 'script'",
      'trusted-types polyipsum',
    ]
    const { page, errors } = await open(
      `${scriptOf(baseUrl)}<poly-ipsum></poly-ipsum><poly-ipsum type="article"></poly-ipsum>`,
      {
        headers: {
          'content-security-policy': csp.join('; '),
          'cross-origin-embedder-policy': 'require-corp',
        },
      },
    )
    await expect.poll(() => page.locator('poly-ipsum article h1').count()).toBe(1)
    // The icon of the page is none of the script's business.
    expect(errors.filter((error) => !error.includes('favicon'))).toEqual([])
  })

  it('keeps the content where there is no script', async () => {
    const { baseUrl } = await startService()
    const { page, requests } = await open(
      `${scriptOf(baseUrl)}<poly-ipsum>Soon</poly-ipsum><p data-ipsum="">More</p>`,
      { javaScriptEnabled: false, answers: false },
    )
    expect(await page.locator('body').textContent()).toMatch(/Soon\s*More/u)
    expect(requests).toEqual([])
  })
})

describe('a change', () => {
  it('of an attribute or a property changes the text, and the old one stays until then', async () => {
    const { baseUrl } = await startService()
    const { page, requests } = await open(
      `${scriptOf(baseUrl)}<poly-ipsum locale="nl" seed="a"></poly-ipsum><p data-ipsum="seed=a"></p>`,
    )
    const during = await page.evaluate(() => {
      const element = document.querySelector('poly-ipsum') as HTMLElement
      element.setAttribute('locale', 'ja')
      Object.assign(element, { count: 2, chars: [20, 30], start: false })
      document.querySelector('p[data-ipsum]')?.setAttribute('data-ipsum', 'seed=a&type=word')
      return element.textContent
    })
    expect(during).toBe(generate(options('a')).text)
    const { items } = generate({
      locale: 'ja',
      seed: 'a',
      count: 2,
      chars: [20, 30],
      start: false,
    })
    await expect.poll(() => page.locator('poly-ipsum > p').allTextContents()).toEqual(items)
    expect(await page.locator('poly-ipsum').getAttribute('lang')).toBe('ja')
    await expect.poll(() => page.locator('p[data-ipsum]').textContent()).toBe('Lorem')
    expect(requests).toHaveLength(4)
  })

  it('that leaves the options as they are, or a move, asks for nothing', async () => {
    const { baseUrl } = await startService()
    const { page, requests } = await open(
      `${scriptOf(baseUrl)}<main></main><poly-ipsum locale="nl"></poly-ipsum>`,
    )
    const text = await page.locator('poly-ipsum').textContent()
    await page.evaluate(() => {
      const element = document.querySelector('poly-ipsum') as HTMLElement
      element.setAttribute('locale', 'nl')
      document.querySelector('main')?.append(element)
      return new Promise((resolve) => setTimeout(resolve, 50))
    })
    expect(await page.locator('main poly-ipsum').textContent()).toBe(text)
    expect(requests).toHaveLength(1)
  })

  it('during a request counts, whichever answer comes last', async () => {
    const { baseUrl } = await startService()
    const { page } = await open(`${scriptOf(baseUrl)}<poly-ipsum seed="a"></poly-ipsum>`)
    await page.route('**/api/generate?*locale=nl*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    const late = page.waitForResponse(/locale=nl/u)
    await page.evaluate(async () => {
      const element = document.querySelector('poly-ipsum')
      element?.setAttribute('locale', 'nl')
      await new Promise((resolve) => setTimeout(resolve, 50))
      element?.setAttribute('locale', 'de')
    })
    await late
    await settled(page)
    expect(await page.locator('poly-ipsum').getAttribute('lang')).toBe('de')
  })
})

describe('an error', () => {
  it('is told in the element, after its content, and in the console', async () => {
    const { baseUrl } = await startService()
    const { page, errors } = await open(`${scriptOf(baseUrl)}
      <poly-ipsum locale="nl" count="many">Soon</poly-ipsum>
      <p data-ipsum="lang=nl">Later</p>
      <p id="two" data-ipsum="p=1&count=2">Never</p>`)
    const note = page.locator('poly-ipsum > small.ipsum-error')
    expect(await note.textContent()).toBe(
      '⚠ count must be a whole number from 1 to 100, but is "many".',
    )
    expect(await note.getAttribute('lang')).toBe('en')
    expect(await page.locator('poly-ipsum').textContent()).toMatch(/^Soon/u)
    expect(await page.locator('p').first().textContent()).toMatch(/^Later⚠ .*\blocale\b/u)
    expect(await page.locator('#two').textContent()).toBe(
      'Never⚠ count must have one value, but has 1 and 2.',
    )
    expect(errors.join('\n')).toContain('count must be a whole number')
    await page.evaluate(() => document.querySelector('poly-ipsum')?.setAttribute('count', '1'))
    await expect.poll(() => page.locator('poly-ipsum > p').count()).toBe(1)
    expect(await note.count()).toBe(0)
  })

  it('of the limit ends when the service says so', async () => {
    let skippedMs = 0
    const { baseUrl } = await startService({
      rateLimit: 1,
      now: () => performance.now() + skippedMs,
    })
    await fetch(`${baseUrl}/api/generate`)
    skippedMs = 58_500
    const { page } = await open(`${scriptOf(baseUrl)}<p data-ipsum="type=word">Soon</p>`)
    expect(await page.locator('p').textContent()).toMatch(/^Soon⚠ /u)
    await expect.poll(() => page.locator('p').textContent()).toBe('Lorem')
  })

  it('of a service that is not there, or is none', async () => {
    const { baseUrl, stop } = await startService()
    const script = await (await fetch(`${baseUrl}/ipsum.js`)).text()
    await stop()
    const none = await startServer((_, response) => {
      response.setHeader('access-control-allow-origin', '*').end('<script>alert(1)</script>')
    })
    for (const [address, told] of [
      [baseUrl, 'could not be reached'],
      [none, 'is not the service'],
    ] as const) {
      const own = script.replace('import.meta.url', `'${address}/'`)
      const { page } = await open(
        '<script type="module" src="/own.js"></script><p data-ipsum>Soon</p>',
        { scripts: { '/own.js': own } },
      )
      expect(await page.locator('p').innerHTML()).toMatch(
        new RegExp(`^Soon<small .*>⚠ ${address} ${told}\\.</small>$`, 'u'),
      )
    }
  })

  it('hurts no other element, and no HTML of a strange service runs', async () => {
    const html =
      '<article onclick="x()"><img src="x" onerror="window.ran = 1"><a href="javascript:x()">'
    const strange = await startServer((_, response) => {
      response
        .setHeader('access-control-allow-origin', '*')
        .setHeader('access-control-expose-headers', 'content-language')
        .setHeader('content-language', 'en')
        .end(`${html}<script>window.ran = 2</script></a></article>`)
    })
    const { baseUrl } = await startService()
    const script = await (await fetch(`${baseUrl}/ipsum.js`)).text()
    const { page } = await open(
      '<script type="module" src="/own.js"></script><poly-ipsum type="article"></poly-ipsum><p data-ipsum></p>',
      { scripts: { '/own.js': script.replace('import.meta.url', `'${strange}/'`) } },
    )
    expect(await page.locator('poly-ipsum').innerHTML()).toBe(
      '<article><img><a><script>window.ran = 2</script></a></article>',
    )
    expect(await page.locator('p').textContent()).toContain('<script>')
    expect(await page.evaluate('window.ran')).toBeUndefined()
  })
})

describe('the package', () => {
  const ENTRY = fileURLToPath(new URL('../dist/index.js', import.meta.url))

  /** Bundles a module that imports the element and one language. */
  async function bundled(code: string): Promise<string> {
    const { output } = await build({
      input: 'entry',
      write: false,
      plugins: [
        {
          name: 'entry',
          resolveId: (id) =>
            id === '@polyipsum/element' ? ENTRY : id === 'entry' ? `${ENTRY}.entry.js` : null,
          load: (id) => (id === `${ENTRY}.entry.js` ? code : null),
        },
      ],
    })
    return output[0].code
  }

  it('writes with a bundled language and no service', async () => {
    const script = await bundled(`
      import { defineIpsum } from '@polyipsum/element'
      import { generate } from '@polyipsum/text/core'
      import { nl } from '@polyipsum/text/locales/nl'
      const write = ({ locale, ...options }) => generate(nl, options)
      defineIpsum({ generate: write })
      defineIpsum({ baseUrl: 'http://localhost:1' })
      const { shadowRoot } = Object.assign(document.querySelector('main').attachShadow({ mode: 'open' }).host)
      shadowRoot.innerHTML = '<poly-ipsum locale="nl" type="word" seed="a"></poly-ipsum>'
    `)
    const { page, requests } = await open(
      `<script type="module" src="/app.js"></script><main></main>
      <poly-ipsum locale="nl" count="2" seed="a"></poly-ipsum>
      <p data-ipsum="locale=nl"></p><p data-ipsum="locale=nl"></p>
      <poly-ipsum id="bad" count="x">Soon</poly-ipsum>`,
      { scripts: { '/app.js': script } },
    )
    const { items } = generate({ ...options('a'), count: 2 })
    expect(await page.locator('poly-ipsum[count="2"] > p').allTextContents()).toEqual(items)
    const [one, other] = await page.locator('p[data-ipsum]').allTextContents()
    expect(one).not.toBe(other)
    expect(await page.locator('#bad').textContent()).toMatch(/^Soon⚠ count must be a whole number/u)
    expect(await page.locator('main poly-ipsum').textContent()).toBe(
      generate({ ...options('a'), type: 'word' }).text,
    )
    expect(requests).toEqual([])
  })

  it('does nothing on a server, and needs to know where text comes from', async () => {
    const { defineIpsum } = await import('../src/index.js')
    expect(() => defineIpsum({ baseUrl: 'http://localhost:1' })).not.toThrow()
  })
})
