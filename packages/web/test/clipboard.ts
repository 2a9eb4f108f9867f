/** Reads and writes the clipboard of a browser. */
import type { Page } from 'playwright-core'

export interface Clipboard {
  readonly text: string
  /** Empty when nothing was copied as rich text. */
  readonly html: string
}

/** Reads the clipboard by pasting: the page may not read it directly (`Permissions-Policy`). */
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

/** Does something, and expects a button to have other words for a moment. */
export async function isTold(
  page: Page,
  words: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const told = page.getByRole('button', { name: words, exact: true })
  // The wait begins first: the words may be gone when the act is done.
  await Promise.all([told.waitFor(), act()])
}

/** Puts text on the clipboard. */
export async function writeClipboard(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const area = document.body.appendChild(document.createElement('textarea'))
    area.value = text
    area.select()
    document.execCommand('copy')
    area.remove()
  }, text)
}
