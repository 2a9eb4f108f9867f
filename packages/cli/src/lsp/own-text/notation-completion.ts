/** Completes the notation in files of own text: what may stand at the cursor, and is not there yet. */
import { FILLER_FILE, INTERFACE_FILE, LANGUAGE_FILE } from '@polyipsum/text/folder'
import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  InsertTextFormat,
  type Position,
} from 'vscode-languageserver'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { interfaceOffers } from './interface-offers.js'
import { languageOffers } from './language-offers.js'
import type { Before, Offer } from './offer.js'
import { isOwnText, type OwnTextFile, placeOf } from './own-text-file.js'
import { topicOffers } from './topic-offers.js'

/**
 * What may stand at the cursor of a file of own text. Abbreviations are not offered there: own text has none of ours.
 *
 * @returns null when the notation has nothing there; undefined for any other file
 */
export async function completeNotation(
  document: TextDocument,
  position: Position,
  takesSnippets: boolean,
): Promise<CompletionList | null | undefined> {
  const place = placeOf(document.uri)
  if (place === undefined || !(await isOwnText(place, document.getText()))) return undefined
  const lines = document.getText().split(/\r?\n/u)
  const whole = lines[position.line] ?? ''
  const line = whole.slice(0, position.character)
  const before: Before = {
    above: lines.slice(0, position.line),
    line,
    others: lines.toSpliced(position.line, 1),
  }
  const offers = await offersOf(place, before, whole.slice(position.character))
  if (offers.length === 0) return null
  const items = offers.map((offer, i) => itemOf(offer, i, line, position, takesSnippets))
  return { isIncomplete: true, items }
}

async function offersOf(
  place: OwnTextFile,
  before: Before,
  after: string,
): Promise<readonly Offer[]> {
  const { name, language } = place
  if (language === undefined) return []
  // A choice stands within a line; all else at the beginning of an empty one.
  const offers =
    name === LANGUAGE_FILE
      ? languageOffers(before)
      : name === INTERFACE_FILE
        ? await interfaceOffers(before, place.folder)
        : topicOffers(before, name === FILLER_FILE)
  const isAlone = after.trim() === ''
  return offers.filter(({ text, replaced }) =>
    replaced === undefined ? isAlone && isBegun(text, before.line) : true,
  )
}

/** Whether a text goes on from what is typed, which may be nothing. */
function isBegun(text: string, typed: string): boolean {
  return text.startsWith(typed) && text !== typed
}

function itemOf(
  { text, detail, replaced }: Offer,
  place: number,
  line: string,
  position: Position,
  takesSnippets: boolean,
): CompletionItem {
  const length = replaced ?? line.length
  const start = { ...position, character: position.character - length }
  const isSnippet = takesSnippets && text.includes('\0')
  let stop = 0
  const newText = isSnippet
    ? text.replace(/[\\$}]/gu, '\\$&').replaceAll('\0', () => `$${++stop}`)
    : text.replaceAll('\0', '')
  return {
    label: text.replaceAll('\0', '…').trimEnd(),
    detail,
    kind: CompletionItemKind.Keyword,
    // Editors drop what does not match the typed text.
    filterText: length === 0 ? text.replaceAll('\0', '') : line.slice(-length),
    sortText: String(place).padStart(4, '0'),
    textEdit: { range: { start, end: position }, newText },
    ...(isSnippet && { insertTextFormat: InsertTextFormat.Snippet }),
  }
}
