/** The buttons that copy the text and save it as a file. */
import type { Choice } from './choice.js'
import { handOver, name } from './clipboard.js'
import { download } from './download.js'
import { byId } from './element.js'
import { say } from './messages.js'
import { hasSource, htmlOf, needsHtml, plainText, type TextShown } from './text-view.js'

const FORMAT_NAMES = { text: '', html: 'HTML', markdown: 'Markdown', json: 'JSON' } as const

const copySource = byId('copy-source', HTMLButtonElement)
const copyText = byId('copy-text', HTMLButtonElement)
const save = byId('download', HTMLButtonElement)

let taken: TextShown | undefined

/**
 * Shows the buttons for a text.
 *
 * @param shown the text on the page; undefined before the first one
 * @param asked the choice of the form, which decides before the first text
 * @param isOfMany whether the page shows several texts, each with buttons of its own
 */
export function showTaking(
  shown: TextShown | undefined,
  asked: Choice,
  isOfMany: boolean,
  asSource: boolean,
): void {
  taken = shown
  const choice = shown?.choice ?? asked
  const isOfSource = hasSource(choice)
  save.hidden = isOfMany
  copySource.hidden = isOfMany || !isOfSource
  copySource.classList.toggle('primary', isOfSource)
  name(copySource, say('copyFormat', { format: FORMAT_NAMES[choice.format] }))
  copyText.hidden = isOfMany || (needsHtml(choice) && asSource)
  copyText.classList.toggle('primary', !isOfSource)
}

copyText.textContent = say('copyText')
copyText.addEventListener('click', () => {
  const text = taken && plainText(taken)
  if (taken !== undefined && text !== undefined) void handOver(copyText, text, htmlOf(taken))
})
copySource.addEventListener('click', () => {
  if (taken !== undefined) void handOver(copySource, taken.body)
})
save.addEventListener('click', () => {
  if (taken !== undefined) download(taken.body, taken.choice)
})
