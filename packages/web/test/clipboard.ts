/** What is on the clipboard of a browser. */
import type { Page } from 'playwright-core'

export interface Clipboard {
  readonly text: string
  /** Empty unless something was copied as rich text, too. */
  readonly html: string
}

/** Pastes it, as the page itself may not read it (`Permissions-Policy`). */
export async function readClipboard(page: Page): Promise<Clipboard> {
  const pasted = await page.evaluateHandle(() => {
    const area = document.body.appendChild(document.createElement('textarea'))
    area.focus()
    return {
      content: new Promise<Clipboard>((resolve) => {
        area.addEventListener('paste', ({ clipboardData }) => {
          const read = (type: string) => clipboardData?.getData(type) ?? ''
          area.remove()
          resolve({ text: read('text/plain'), html: read('text/html') })
        })
      }),
    }
  })
  await page.keyboard.press('Control+V')
  return pasted.evaluate(({ content }) => content)
}

/** Does something that a button answers, for a moment, by other words. */
export async function isTold(
  page: Page,
  words: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const told = page.getByRole('button', { name: words, exact: true })
  // Who begins to look afterwards may be too late.
  await Promise.all([told.waitFor(), act()])
}

/** Puts text on the clipboard, as from another page. */
export async function writeClipboard(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const area = document.body.appendChild(document.createElement('textarea'))
    area.value = text
    area.select()
    document.execCommand('copy')
    area.remove()
  }, text)
}
