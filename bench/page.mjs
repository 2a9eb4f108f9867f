/**
 * Measures how long the web page takes to show the first text, over a slow network and on a slow
 * processor. Each round is a first visit, with empty caches.
 */
import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { launchBrowser } from '../tools/browser.mjs'
import { ServerProcess } from './server-process.mjs'

/** “Slow 4G”, https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
}

/** How many times slower the processor is made: as it is, and as slow as a phone's. */
export const SLOWDOWNS = [1, 4]

/**
 * A pause before each visit, so that a browser's own work after its start or a visit is not
 * measured.
 */
const REST_MS = 1000

/**
 * The visits, by slowdown and round: `time` in milliseconds from the navigation to the frame with the
 * first text, and `kilobytes`, which came over the network until then.
 */
export async function measurePage(rounds) {
  const server = await ServerProcess.start('no-limit')
  useCores('0-1')
  const browser = await launchBrowser()
  await visit(browser, server.port, 1)
  const visits = SLOWDOWNS.map(() => [])
  for (let i = 0; i < rounds; i++) {
    for (const [place, slowdown] of SLOWDOWNS.entries()) {
      await sleep(REST_MS)
      visits[place].push(await visit(browser, server.port, slowdown))
    }
  }
  await browser.close()
  useCores('1')
  server.stop()
  return visits
}

/** Sets the cores of this process and of its children. A browser is many processes and needs both. */
function useCores(cores) {
  execFileSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)], { stdio: 'ignore' })
}

async function visit(browser, port, slowdown) {
  const context = await browser.newContext({ locale: 'en' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(() => {
    globalThis.firstText = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('article p') === null) return
        observer.disconnect()
        // A frame has been drawn when the next one begins.
        requestAnimationFrame(() => requestAnimationFrame((time) => resolve(time)))
      })
      observer.observe(document, { subtree: true, childList: true })
    })
  })
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' })
  const time = await page.evaluate(() => globalThis.firstText)
  const bytes = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  )
  await context.close()
  return { time, kilobytes: bytes / 1000 }
}
