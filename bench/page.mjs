/**
 * The web page over a slow network, on a slow processor: how long until somebody reads the
 * first text. Each round is a first visit, with nothing in any cache.
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

/** How many times slower the processor is: as here, and as in a phone. */
export const SLOWDOWNS = [1, 4]

/** What a browser does by itself after its start, and after a visit, is not measured. */
const REST_MS = 1000

/**
 * For each slowdown and each of its rounds, by turns: milliseconds from the navigation to the
 * frame with the first text, and the kilobytes that came over the network until then.
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

/** A browser is many processes: they may have every core, unlike this process. */
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
        // The frame that shows it is drawn when the next one begins.
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
