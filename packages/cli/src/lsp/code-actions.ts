/** Replaces a selected text by another one. */
import { LOCALES, type LocaleCode } from '@polyipsum/text'
import type { CodeAction, CodeActionParams } from 'vscode-languageserver'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { ACTION_KIND, type Client } from './client.js'
import { defaultLocale } from './default-locale.js'
import { notationAt } from './place/notation.js'
import { contextOf, scanAt, slice } from './place/place-at.js'
import { localeByScript, withSameLength } from './same-length.js'
import { type Prose, proseOf, type Span } from './selection.js'
import type { Settings } from './settings.js'
import { type Order, writeText } from './text-at.js'
import type { WrittenTexts } from './written-texts.js'

/** The longest selection for an editor that wants the texts of all actions at once. */
const LONGEST_AT_ONCE = 2000

/** What an action does, for the time when the user chooses it. */
interface ActionData extends Span {
  readonly uri: string
  readonly version: number
  /** The language to write in; absent for the language of the selection. */
  readonly locale?: LocaleCode
}

/** @returns the actions; none without a selected text */
export function actionsFor(
  document: TextDocument,
  { range, context }: Pick<CodeActionParams, 'range' | 'context'>,
  settings: Settings,
  client: Client,
  written: WrittenTexts,
): CodeAction[] {
  if (context.only?.some((kind) => isWithin(ACTION_KIND, kind)) === false) return []
  const span = { begin: document.offsetAt(range.start), end: document.offsetAt(range.end) }
  if (span.begin === span.end) return []
  const prose = proseOf(document, span)
  if (prose === undefined) return []
  if (!client.resolvesEdits && span.end - span.begin > LONGEST_AT_ONCE) return []
  const current = localeOf(document, span, prose, settings, written)
  const data = { uri: document.uri, version: document.version, ...span }
  const actions: CodeAction[] = [
    { title: 'Another text', kind: ACTION_KIND, data: data satisfies ActionData },
    ...settings.languages
      .filter((locale) => locale !== current)
      .map((locale) => ({
        title: `Same length, other language: ${LOCALES[locale].englishName}`,
        kind: ACTION_KIND,
        data: { ...data, locale } satisfies ActionData,
      })),
  ]
  return client.resolvesEdits
    ? actions
    : actions.map((action) => withoutData(resolveAction(action, document, settings, written)))
}

/** Adds the edit to an action. A document that has changed since gets none. */
export function resolveAction(
  action: CodeAction,
  document: TextDocument,
  settings: Settings,
  written: WrittenTexts,
): CodeAction {
  const { version, locale, ...span } = action.data as ActionData
  const prose = version === document.version ? proseOf(document, span) : undefined
  if (prose === undefined) return action
  const order = locale === undefined ? orderOf(document, span, written) : undefined
  const [place, newText] =
    order === undefined
      ? [prose, withSameLength(prose, locale ?? localeOf(document, span, prose, settings, written))]
      : [order.span, anotherOf(document, order, written)]
  const range = { start: document.positionAt(place.begin), end: document.positionAt(place.end) }
  return { ...action, edit: { changes: { [document.uri]: [{ range, newText }] } } }
}

/** The document that an action is for. */
export function uriOf({ data }: CodeAction): string {
  return (data as ActionData).uri
}

function isWithin(kind: string, wanted: string): boolean {
  return wanted === '' || kind === wanted || kind.startsWith(`${wanted}.`)
}

function withoutData({ data: _, ...action }: CodeAction): CodeAction {
  return action
}

/** The language of a selection: that of a text written here, or of the file if the script is its. */
function localeOf(
  document: TextDocument,
  span: Span,
  { scan, text }: Prose,
  settings: Settings,
  written: WrittenTexts,
): LocaleCode {
  const order = orderOf(document, span, written)
  return order?.order.locale ?? localeByScript(text, defaultLocale(scan, settings))
}

interface KnownText {
  readonly order: Order
  readonly span: Span
}

/** What a selected text was written for, without the whitespace around it. */
function orderOf(
  document: TextDocument,
  { begin, end }: Span,
  written: WrittenTexts,
): KnownText | undefined {
  const text = slice(document, begin, end)
  const order = written.orderOf(text)
  if (order === undefined) return undefined
  const leading = text.length - text.trimStart().length
  return { order, span: { begin: begin + leading, end: begin + text.trimEnd().length } }
}

function anotherOf(
  document: TextDocument,
  { order, span }: KnownText,
  written: WrittenTexts,
): string {
  const scan = scanAt(document, span.begin)
  const context = contextOf(document, scan, span.begin, span.end)
  const { inserted } = writeText(order, notationAt(scan.surrounding, context, order.type), 'own')
  written.remember(inserted, order)
  return inserted
}
