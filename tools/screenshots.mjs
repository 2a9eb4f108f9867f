/** Pictures of the page, for the README: `npm run screenshots` writes them into docs/images. */
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
    query: 'locale=ar&count=3&format=html',
    width: 1024,
    height: 1100,
    colorScheme: 'dark',
  },
  { name: 'page-390', query: 'locale=tr&count=2', width: 390, height: 844, deviceScaleFactor: 2 },
  {
    name: 'comparison-1680',
    query: 'compare=tr,en,el,ru,ar,he,ja,zh,ko,hi,th,vi&type=sentence&count=2&width=270',
    width: 1680,
    height: 1050,
  },
]

/** The address of the pictures, so that they do not change with the port. */
const ORIGIN = 'http://localhost:3000'

const app = createApp({ rateLimit: 0 })
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
const browser = await launchBrowser()
await mkdir(FOLDER, { recursive: true })
for (const { name, query, width, height, ...options } of PICTURES) {
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
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  await context.close()
}
await browser.close()
await app.close()
