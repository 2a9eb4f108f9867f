/** The same request in several languages, side by side, in columns of any width. */
import { type Format, groupsOf } from '@polyipsum/contract'
import type { LocaleCode } from '@polyipsum/text'
import type { Choice } from './choice.js'
import { handOver } from './clipboard.js'
import { download } from './download.js'
import { byId, element } from './element.js'
import { LanguagePicker } from './language-picker.js'
import { fullName, isCode, LANGUAGES, type Language, languageOf, nameParts } from './languages.js'
import { percent, say } from './messages.js'
import {
  factsOf,
  htmlOf,
  longerBy,
  plainText,
  rendered,
  setLanguage,
  type TextShown,
} from './text-view.js'

const A_FEW: readonly LocaleCode[] = ['en', 'de', 'ar', 'hi', 'ja', 'ru']

interface Card {
  readonly place: HTMLElement
  readonly text: HTMLElement
  /** How much longer the text is than in English; empty for texts that mean something else. */
  readonly growth: HTMLElement
  readonly facts: HTMLElement
  /** Undefined until the first text comes. */
  shown?: TextShown
}

/** The sets of languages that one button chooses. */
const PRESETS: Readonly<Record<string, readonly LocaleCode[]>> = {
  few: A_FEW,
  scripts: onePerScript(),
  all: LANGUAGES.filter(({ group }) => group === '').map(({ code }) => code),
}

/** The first language of each script. Latin, which is filler, does not stand for its script. */
function onePerScript(): readonly LocaleCode[] {
  const first = new Map<string, LocaleCode>()
  for (const { code, script } of [...A_FEW.map(languageOf), ...LANGUAGES]) {
    if (code !== 'la' && !first.has(script)) first.set(script, code)
  }
  return [...first.values()]
}

export class Comparison {
  readonly #onChange: (of: 'languages' | 'width') => void
  readonly #place = byId('cards', HTMLDivElement)
  readonly #chips = byId('chips', HTMLUListElement)
  readonly #width = byId('width', HTMLInputElement)
  #codes: readonly LocaleCode[] = []
  /** The cards by code. A card keeps its text until the next text comes. */
  readonly #cards = new Map<LocaleCode, Card>()

  /** @param onChange is called when the visitor changes the languages or the width of the columns */
  constructor(onChange: (of: 'languages' | 'width') => void) {
    this.#onChange = onChange
    const another = byId('another', HTMLDivElement)
    new LanguagePicker(another, {
      chosen: () => undefined,
      isShown: ({ code }) => this.#codes.includes(code),
      take: ({ code }) => this.#choose([...this.#codes, code]),
      id: 'another-language',
      label: another.dataset['label'] ?? '',
    })
    for (const button of document.querySelectorAll<HTMLElement>('[data-preset]')) {
      const codes = PRESETS[button.dataset['preset'] ?? ''] ?? []
      button.addEventListener('click', () => this.#choose(codes))
    }
    this.#width.addEventListener('input', () => {
      this.width = Number(this.#width.value)
      onChange('width')
    })
    this.width = Number(this.#width.value)
  }

  /** The codes of the chosen languages, in the order in which they were chosen. */
  get codes(): readonly LocaleCode[] {
    return this.#codes
  }

  /** Ignores unknown codes, and codes that come again. */
  set codes(codes: readonly string[]) {
    this.#codes = [...new Set(codes)].filter(isCode)
    this.#showChips()
  }

  /** Adds a language before those that were compared last, or before a few. */
  beginWith(code: LocaleCode): void {
    if (this.#codes.includes(code)) return
    this.codes = [code, ...(this.#codes.length === 0 ? A_FEW : this.#codes)]
  }

  get width(): number {
    return Number(this.#width.value)
  }

  set width(pixels: number) {
    this.#width.value = String(pixels)
    this.#place.style.setProperty('--column', `${this.width}px`)
    byId('width-told', HTMLOutputElement).textContent = `${this.width} px`
  }

  #choose(codes: readonly LocaleCode[]): void {
    this.codes = codes
    this.#onChange('languages')
  }

  #showChips(): void {
    const chips = this.#codes.map((code) => {
      const language = languageOf(code)
      const button = element('button', {
        type: 'button',
        'aria-label': say('remove', { language: fullName(language) }),
      })
      const { nativeName, direction } = language
      button.append(element('span', { lang: code, dir: direction }, nativeName))
      button.addEventListener('click', () => {
        const at = this.#codes.indexOf(code)
        this.#choose(this.#codes.filter((one) => one !== code))
        // The focus goes to the next chip, or to the one before it at the end.
        this.#chips.querySelectorAll('button')[Math.min(at, this.#codes.length - 1)]?.focus()
      })
      return element('li', {}, button)
    })
    this.#chips.replaceChildren(...chips)
  }

  /** Shows a card for each chosen language, with its old text until the new one comes. */
  arrange(): void {
    const places = this.#codes.map((code) => {
      const { place } = this.#cardOf(code)
      place.setAttribute('aria-busy', 'true')
      return place
    })
    this.#place.replaceChildren(...places)
  }

  #cardOf(code: LocaleCode): Card {
    const card = this.#cards.get(code) ?? makeCard(languageOf(code))
    this.#cards.set(code, card)
    return card
  }

  /**
   * Shows the text of a language in its card.
   *
   * @param measure the same in English; undefined for texts that do not mean the same
   */
  show(code: LocaleCode, body: string, choice: Choice, measure: string | undefined): void {
    const card = this.#cardOf(code)
    const shown = { body, choice: { ...choice, locale: code, format: formatInCards(choice) } }
    card.shown = shown
    card.text.dataset['shown'] = choice.type
    card.text.replaceChildren(...rendered(shown))
    card.growth.replaceChildren(
      ...(measure === undefined || code === MEASURE ? [] : growth(body, measure, choice)),
    )
    card.facts.textContent = factsOf(body, shown.choice)
    card.place.removeAttribute('aria-busy')
  }
}

function makeCard(language: Language): Card {
  const growth = element('span', { class: 'growth' })
  const heading = element('h2', {}, ...nameParts(language), ' ', growth)
  const text = element('div', { class: 'text' })
  setLanguage(text, language)
  const facts = element('p', { class: 'facts' })
  const copy = element('button', { type: 'button' }, say('copy'))
  const save = element('button', { type: 'button' }, byId('download', HTMLButtonElement).innerText)
  const actions = element('div', { class: 'actions' }, copy, save)
  const attributes = { class: 'card', 'aria-label': language.name }
  const place = element('article', attributes, heading, text, facts, actions)
  const card: Card = { place, text, growth, facts }
  copy.addEventListener('click', () => {
    const { shown } = card
    if (shown !== undefined) void handOver(copy, plainText(shown) ?? shown.body, htmlOf(shown))
  })
  save.addEventListener('click', () => {
    if (card.shown !== undefined) download(card.shown.body, card.shown.choice)
  })
  return card
}

/** The language that others are measured by. */
export const MEASURE: LocaleCode = 'en'

/** Whether the texts of a choice mean the same in every language. */
export const isAligned = ({ type, chars, bytes }: Choice): boolean =>
  groupsOf(type) !== undefined && chars === undefined && bytes === undefined

/** How much longer a text is than another, in per cent. */
function growth(body: string, measure: string, { type }: Choice): readonly (Node | string)[] {
  const words = say('comparedWithEnglish')
  return [
    element('span', { class: 'unseen' }, `${words}: `),
    element('span', { title: words }, percent(longerBy(body, measure, type))),
  ]
}

/** The format of the texts in cards: HTML for articles, plain text for the rest. */
export const formatInCards = ({ type }: Choice): Format => (type === 'article' ? 'html' : 'text')
