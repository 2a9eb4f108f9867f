/**
 * Takes the pictures of the page for the README: `npm run screenshots` writes them into
 * docs/images.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from '../packages/server/dist/app.js'
import { launchBrowser } from './browser.mjs'

const FOLDER = fileURLToPath(new URL('../docs/images', import.meta.url))

const PICTURES = [
  { name: 'page-1680', query: 'locale=en&count=3&topic=food', width: 1680, height: 1050 },
  {
    name: 'page-1024',
    locale: 'ar',
    query: 'locale=ar&count=3&format=html&display=rendered',
    width: 1024,
    height: 1100,
    colorScheme: 'dark',
  },
  {
    name: 'page-390',
    locale: 'tr',
    query: 'locale=tr&count=2',
    width: 390,
    height: 844,
    deviceScaleFactor: 2,
  },
  // The page in other languages, in three widths.
  { name: 'page-ja', locale: 'ja', query: 'locale=ja&count=2', width: 1024, height: 900 },
  {
    name: 'page-hi',
    locale: 'hi',
    query: 'locale=hi&count=2&format=html',
    width: 1680,
    height: 1050,
    colorScheme: 'dark',
  },
  {
    name: 'comparison-1680',
    query: 'compare=tr,en,el,ru,ar,he,ja,zh,ko,hi,th,vi&type=sentence&count=2&width=270',
    width: 1680,
    height: 1050,
  },
  ...['en', 'ar', 'ja', 'hi', 'el'].map((locale) => ({
    name: `article-${locale}`,
    query: `type=article&count=1&format=html&display=rendered&with=all&start=false&locale=${locale}`,
    width: 1000,
    height: 900,
    part: '#text',
  })),
]

/** The address that the pictures show, whatever the port of the service is. */
const ORIGIN = 'http://localhost:3000'

const app = createApp({ rateLimit: 0 })
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
const browser = await launchBrowser()
await mkdir(FOLDER, { recursive: true })
for (const { name, query, width, height, part, ...options } of PICTURES) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  await page.route(`${ORIGIN}/**`, async (route) => {
    const url = route.request().url().replace(ORIGIN, origin)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.goto(`${ORIGIN}/?${query}&seed=readme`, { waitUntil: 'networkidle' })
  const path = join(FOLDER, `${name}.png`)
  await page.screenshot({ path, ...(part !== undefined && (await around(page.locator(part)))) })
  await context.close()
}
await browser.close()
await app.close()

/** The options for a picture of a part of a page, with a margin around it. */
async function around(part) {
  const { x, y, width, height } = await part.boundingBox()
  const margin = 20
  const clip = {
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  }
  return { fullPage: true, clip }
}
