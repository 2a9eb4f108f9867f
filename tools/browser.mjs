/** Debian's Chromium, for the tests, the measurements and the pictures of the page. */
import { chromium } from 'playwright-core'

const OPTIONS = [
  // Chromium's own sandbox does not work for root.
  '--no-sandbox',
  '--disable-gpu',
  // The browser sends nothing beyond this machine, and waits for no answer from elsewhere.
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function launchBrowser() {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: OPTIONS })
}
