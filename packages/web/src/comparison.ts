/** The same request in several languages, side by side, in columns of any width. */

import type { Format } from '@polyipsum/contract'
import type { LocaleCode } from '@polyipsum/text'
import type { Choice } from './choice.js'
import { byId, element } from './element.js'
import { type Language, nameParts } from './languages.js'
import { factsOf, rendered, setLanguage } from './text-view.js'

const DEFAULT_CODES = ['en', 'de', 'ar', 'hi', 'ja', 'ru']

export class Comparison {
  readonly #languages: readonly Language[]
  readonly #cards = byId('cards', HTMLDivElement)
  readonly #width = byId('width', HTMLInputElement)
  readonly #boxes: ReadonlyMap<string, HTMLInputElement>
  /** The cards by code. A card keeps its text until the next text comes. */
  readonly #shown = new Map<string, HTMLElement>()

  /** @param onChange is called when the languages or the width of the columns change */
  constructor(languages: readonly Language[], onChange: (of: 'languages' | 'width') => void) {
    this.#languages = languages
    this.#boxes = new Map(
      languages.map(({ code }) => [code, element('input', { type: 'checkbox', value: code })]),
    )
    const chips = byId('chips', HTMLFieldSetElement)
    for (const { code, nativeName, englishName, direction } of languages) {
      const box = this.#boxes.get(code)
      if (box === undefined) continue
      const names = [element('b', { lang: code, dir: direction }, nativeName)]
      if (englishName !== nativeName) names.push(element('b', { class: 'english' }, englishName))
      chips.append(
        element('label', { class: 'chip' }, box, ' ', ...names.flatMap((name) => [name, ' '])),
      )
    }
    chips.addEventListener('change', () => onChange('languages'))

    const presets: Readonly<Record<string, () => readonly string[]>> = {
      'A few': () => DEFAULT_CODES,
      'One of each script': () => this.#onePerScript(),
      All: () => languages.map(({ code }) => code),
      None: () => [],
    }
    for (const [name, codes] of Object.entries(presets)) {
      const button = element('button', { type: 'button' }, name)
      button.addEventListener('click', () => {
        this.codes = codes()
        onChange('languages')
      })
      byId('presets', HTMLDivElement).append(button)
    }
    this.#width.addEventListener('input', () => {
      this.width = Number(this.#width.value)
      onChange('width')
    })
    this.width = Number(this.#width.value)
    this.codes = DEFAULT_CODES
  }

  /** The codes of the chosen languages, in the order of the registry. */
  get codes(): readonly LocaleCode[] {
    return this.#languages.map(({ code }) => code).filter((code) => this.#boxes.get(code)?.checked)
  }

  set codes(codes: readonly string[]) {
    for (const [code, box] of this.#boxes) box.checked = codes.includes(code)
  }

  get width(): number {
    return Number(this.#width.value)
  }

  set width(pixels: number) {
    this.#width.value = String(pixels)
    this.#cards.style.setProperty('--column', `${this.width}px`)
    byId('width-told', HTMLOutputElement).textContent = `${this.width} px`
  }

  /** Shows a card for each chosen language, with the text that it had. */
  arrange(): void {
    const { codes } = this
    byId('languages-count', HTMLSpanElement).textContent =
      `${codes.length} ${codes.length === 1 ? 'language' : 'languages'}: choose others`
    const cards = codes.map((code) => {
      const card = this.#shown.get(code) ?? this.#makeCard(code)
      card.setAttribute('aria-busy', 'true')
      return card
    })
    this.#cards.replaceChildren(...cards)
  }

  #makeCard(code: string): HTMLElement {
    const language = this.#languages.find((language) => language.code === code) as Language
    const text = element('div', { class: 'text' })
    setLanguage(text, language)
    const card = element(
      'article',
      { class: 'card', 'aria-label': language.englishName },
      element('h2', {}, ...nameParts(language)),
      text,
      element('p', { class: 'facts' }),
    )
    this.#shown.set(code, card)
    return card
  }

  show(code: LocaleCode, body: string, choice: Choice): void {
    const card = this.#shown.get(code)
    const [text, facts] = [card?.querySelector('.text'), card?.querySelector('.facts')]
    if (text == null || facts == null) return
    const shown = { ...choice, locale: code, format: formatInCards(choice) }
    text.replaceChildren(...rendered(body, shown))
    facts.textContent = factsOf(body, shown)
    card?.removeAttribute('aria-busy')
  }

  #onePerScript(): readonly string[] {
    const seen = new Set<string>()
    return this.#languages.flatMap(({ code, script }) => {
      if (code === 'la' || seen.has(script)) return []
      seen.add(script)
      return [code]
    })
  }
}

/** In what format the cards have their texts. */
export const formatInCards = ({ type }: Choice): Format => (type === 'article' ? 'html' : 'text')
