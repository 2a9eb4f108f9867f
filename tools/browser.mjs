/** The browser in which the page is tested, measured and pictured: Debian's Chromium. */
import { chromium } from 'playwright-core'

const OPTIONS = [
  // Chromium's own sandbox needs a user who is not root.
  '--no-sandbox',
  '--disable-gpu',
  // Nothing may leave this machine, nor wait for what does not come.
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function launchBrowser() {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: OPTIONS })
}
