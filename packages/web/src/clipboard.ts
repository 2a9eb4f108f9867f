/** Copies text, and tells the result on the button. */
import { say } from './messages.js'

const TOLD_MS = 1600

async function copy(text: string, html: string | undefined): Promise<void> {
  // Browsers give no clipboard to a page that is neither local nor served over TLS.
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

/** The names of buttons that show a result at the moment. */
const names = new WeakMap<HTMLButtonElement, string>()

/** Names a button. A button that shows a result gets the name afterwards. */
export function name(button: HTMLButtonElement, to: string): void {
  if (names.has(button)) names.set(button, to)
  else button.textContent = to
}

/**
 * Copies text for a button, and shows the result on the button for a moment.
 *
 * @param html the same text as HTML, for programs that take rich text
 */
export async function handOver(
  button: HTMLButtonElement,
  text: string,
  html?: string,
): Promise<void> {
  names.set(button, names.get(button) ?? button.textContent ?? '')
  // The button keeps its width, so that its neighbours do not move.
  button.style.minWidth = `${button.offsetWidth}px`
  const told = await copy(text, html).then(
    () => 'copied' as const,
    () => 'notAllowed' as const,
  )
  button.textContent = say(told)
  button.dataset['told'] = told
  setTimeout(() => {
    button.textContent = names.get(button) ?? button.textContent
    names.delete(button)
    delete button.dataset['told']
  }, TOLD_MS)
}
