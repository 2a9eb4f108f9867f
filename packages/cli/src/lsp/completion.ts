/** Completes abbreviations to texts, languages and topics. */
import { TOPIC_RULE } from '@polyipsum/contract'
import { findLocale, LOCALES, type LocaleCode, suggestLocale, suggestName } from '@polyipsum/text'
import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  InsertTextFormat,
  InsertTextMode,
  type Position,
  type Range,
} from 'vscode-languageserver'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import {
  type Abbreviation,
  LONGEST_ABBREVIATION,
  readAbbreviation,
  type Size,
  sizeInWords,
} from './abbreviation.js'
import type { Client } from './client.js'
import { defaultLocale } from './default-locale.js'
import { notationAt } from './place/notation.js'
import type { Scan } from './place/place.js'
import { contextOf, scanAt, slice } from './place/place-at.js'
import type { Settings } from './settings.js'
import { type Order, writeText } from './text-at.js'
import type { WrittenTexts } from './written-texts.js'

/** The longest preview of a text, in characters. */
const PREVIEW = 300

interface Request {
  readonly document: TextDocument
  readonly range: Range
  readonly abbreviation: Abbreviation
  readonly scan: Scan
  readonly settings: Settings
  readonly client: Client
  readonly written: WrittenTexts
}

/** @returns undefined where nobody typed an abbreviation, and where no text belongs */
export function complete(
  document: TextDocument,
  position: Position,
  settings: Settings,
  client: Client,
  written: WrittenTexts,
): CompletionList | undefined {
  const end = document.offsetAt(position)
  const abbreviation = readAbbreviation(
    slice(document, Math.max(lineBegin(document, end), end - LONGEST_ABBREVIATION), end),
  )
  if (abbreviation === undefined || goesOn(document, end)) return undefined
  const scan = scanAt(document, end)
  const { at } = scan.surrounding
  // In code, `title:ar` is a property.
  if (at === 'nowhere' || (at === 'code' && !abbreviation.isLorem)) return undefined
  const begin = end - abbreviation.typed.length
  const range = { start: document.positionAt(begin), end: document.positionAt(end) }
  const items = itemsOf({ document, range, abbreviation, scan, settings, client, written })
  // The next letter may ask for another text, so the editor must ask again.
  return items.length === 0 ? undefined : { isIncomplete: true, items }
}

function lineBegin(document: TextDocument, offset: number): number {
  return document.offsetAt({ line: document.positionAt(offset).line, character: 0 })
}

/** Whether the word goes on after the cursor. */
function goesOn(document: TextDocument, offset: number): boolean {
  return /^[\p{Script=Latin}\p{N}_]/u.test(slice(document, offset, offset + 2))
}

function itemsOf(request: Request): CompletionItem[] {
  const { head, size, allowedHead, language, topic } = request.abbreviation
  const tail = [language, topic].flatMap((part) => (part === undefined ? [] : `:${part}`)).join('')
  if (size === undefined) {
    const { most } = mostOf(allowedHead)
    return [correction(request, `${allowedHead}${tail}`, most)]
  }
  if (language === undefined) {
    const locale = defaultLocale(request.scan, request.settings)
    return [textItem(request, { ...size, locale })]
  }
  const locale = findLocale(language)
  if (topic === undefined) {
    const text = locale === undefined ? [] : [textItem(request, { ...size, locale })]
    return [...text, ...languageItems(request, head, language, locale)]
  }
  return locale === undefined
    ? languageItems(request, head, language, locale)
    : topicItems(request, size, locale, topic)
}

/** The nearest size that is allowed, in words. */
function mostOf(allowedHead: string): { readonly most: string } {
  const size = readAbbreviation(`${allowedHead}:la`)?.size
  return { most: size === undefined ? '' : `at most ${sizeInWords(size).replace('exactly ', '')}` }
}

/** The languages that a text begins: codes first, then names. If there are none, the one that was probably meant. */
function languageItems(
  request: Request,
  head: string,
  typed: string,
  found: LocaleCode | undefined,
): CompletionItem[] {
  const prefix = typed.toLowerCase().replace('_', '-')
  const others = Object.values(LOCALES).filter(({ code }) => code !== found)
  const begun = others.filter(({ code, englishName, nativeName }) =>
    [code, englishName, nativeName].some((name) => name.toLowerCase().startsWith(prefix)),
  )
  const meant = found === undefined && begun.length === 0 ? suggestLocale(typed) : undefined
  return [...begun.map(({ code }) => code), ...(meant === undefined ? [] : [meant])].map((code) =>
    correction(request, `${head}:${code}`, LOCALES[code as LocaleCode].englishName),
  )
}

function topicItems(
  request: Request,
  size: Size,
  locale: LocaleCode,
  typed: string,
): CompletionItem[] {
  const { topics, englishName } = LOCALES[locale]
  if (!TOPIC_RULE.types.some((type) => type === size.type)) return []
  const { head, language } = request.abbreviation
  const begun = topics.filter((topic) => topic.startsWith(typed) && topic !== typed)
  const exact = topics.includes(typed) ? [textItem(request, { ...size, locale, topic: typed })] : []
  const meant = exact.length + begun.length === 0 ? suggestName(typed, topics) : undefined
  return [
    ...exact,
    ...[...begun, ...(meant === undefined ? [] : [meant])].map((topic) =>
      correction(request, `${head}:${language}:${topic}`, `${englishName}, about ${topic}`),
    ),
  ]
}

/** Puts a longer or a corrected abbreviation in place of the typed one. */
function correction(request: Request, newText: string, detail: string): CompletionItem {
  const { typed } = request.abbreviation
  return {
    label: newText,
    detail,
    kind: CompletionItemKind.EnumMember,
    // Editors drop what does not match the typed text.
    filterText: typed,
    // After the text.
    sortText: `1${newText}`,
    textEdit: { range: request.range, newText },
  }
}

/** Puts a text in place of the abbreviation. */
function textItem(request: Request, order: Order): CompletionItem {
  const { document, range, scan, client, written } = request
  const { typed } = request.abbreviation
  const offsets = [document.offsetAt(range.start), document.offsetAt(range.end)] as const
  const notation = notationAt(scan.surrounding, contextOf(document, scan, ...offsets), order.type)
  const { inserted, plain } = writeText(order, notation, client.indentation)
  written.remember(inserted, order)
  const isSnippet = client.wantsSnippets && inserted.includes('\n')
  const about = order.topic === undefined ? '' : `, about ${order.topic}`
  return {
    label: typed,
    detail: `${sizeInWords(order)} in ${LOCALES[order.locale].englishName}${about}`,
    documentation: plain.length > PREVIEW ? `${plain.slice(0, PREVIEW)}…` : plain,
    kind: CompletionItemKind.Text,
    filterText: typed,
    sortText: '0',
    textEdit: { range, newText: isSnippet ? inserted.replace(/[\\$}]/gu, '\\$&') : inserted },
    ...(isSnippet && { insertTextFormat: InsertTextFormat.Snippet }),
    ...(client.takesInsertTextMode && { insertTextMode: InsertTextMode.asIs }),
  }
}
