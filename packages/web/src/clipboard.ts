/** Copies text, and says so on the button. */

const TOLD_MS = 1600

/** @param html the same text as HTML, for programs that take rich text */
async function copy(text: string, html: string | undefined): Promise<void> {
  // Pages that are neither local nor behind TLS have no clipboard.
  if (navigator.clipboard === undefined) {
    copyBySelection(text)
  } else if (html === undefined) {
    await navigator.clipboard.writeText(text)
  } else {
    const parts = { 'text/plain': text, 'text/html': html }
    await navigator.clipboard.write([new ClipboardItem(parts)])
  }
}

function copyBySelection(text: string): void {
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  if (!done) throw new DOMException('the browser does not let the page copy', 'NotAllowedError')
}

const before = new WeakMap<HTMLButtonElement, string>()

/** Copies text when a button is pressed, and shows on the button what came of it. */
export async function handOver(
  button: HTMLButtonElement,
  text: string,
  html?: string,
): Promise<void> {
  const name = before.get(button) ?? button.textContent ?? ''
  before.set(button, name)
  // The button keeps its width, so that another word does not move its neighbours.
  button.style.minWidth = `${button.offsetWidth}px`
  try {
    await copy(text, html)
    button.textContent = 'Copied'
  } catch {
    button.textContent = 'Not allowed'
  }
  button.dataset['told'] = ''
  setTimeout(() => {
    button.textContent = name
    delete button.dataset['told']
  }, TOLD_MS)
}
