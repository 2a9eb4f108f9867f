/** The same request in several languages, side by side, in columns of any width. */

import type { Format } from '@polyipsum/contract'
import type { LocaleCode } from '@polyipsum/text'
import type { Choice } from './choice.js'
import { handOver } from './clipboard.js'
import { download } from './download.js'
import { byId, element } from './element.js'
import { LanguagePicker } from './language-picker.js'
import { fullName, type Language, nameParts } from './languages.js'
import { say } from './messages.js'
import { factsOf, plainText, rendered, setLanguage } from './text-view.js'

const A_FEW: readonly LocaleCode[] = ['en', 'de', 'ar', 'hi', 'ja', 'ru']

interface Card {
  readonly place: HTMLElement
  readonly text: HTMLElement
  readonly facts: HTMLElement
  body?: string
  choice?: Choice
}

export class Comparison {
  readonly #languages: readonly Language[]
  readonly #onChange: (of: 'languages' | 'width') => void
  readonly #place = byId('cards', HTMLDivElement)
  readonly #chips = byId('chips', HTMLUListElement)
  readonly #width = byId('width', HTMLInputElement)
  #codes: readonly LocaleCode[] = []
  /** The cards by code. A card keeps its text until the next text comes. */
  readonly #cards = new Map<string, Card>()

  /** @param onChange is called when the languages or the width of the columns change */
  constructor(languages: readonly Language[], onChange: (of: 'languages' | 'width') => void) {
    this.#languages = languages
    this.#onChange = onChange
    const another = byId('another', HTMLDivElement)
    new LanguagePicker(another, {
      languages,
      chosen: () => undefined,
      isShown: ({ code }) => this.#codes.includes(code),
      take: ({ code }) => this.#choose([...this.#codes, code]),
      id: 'another-language',
      label: another.dataset['label'] ?? '',
    })
    const presets: Readonly<Record<string, () => readonly LocaleCode[]>> = {
      few: () => A_FEW,
      scripts: () => this.#onePerScript(),
      all: () => languages.map(({ code }) => code),
    }
    for (const button of document.querySelectorAll<HTMLElement>('[data-preset]')) {
      const codes = presets[button.dataset['preset'] ?? '']
      if (codes !== undefined) button.addEventListener('click', () => this.#choose(codes()))
    }
    this.#width.addEventListener('input', () => {
      this.width = Number(this.#width.value)
      onChange('width')
    })
    this.width = Number(this.#width.value)
  }

  /** The codes of the chosen languages, in their order. */
  get codes(): readonly LocaleCode[] {
    return this.#codes
  }

  /** Takes those that there are, each once. */
  set codes(codes: readonly string[]) {
    const known = codes.flatMap((code) => this.#languages.filter((one) => one.code === code))
    this.#codes = [...new Set(known.map(({ code }) => code))]
    this.#showChips()
  }

  /** Compares a language with those that were compared before, or with a few. */
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
      const language = this.#language(code)
      const button = element('button', {
        type: 'button',
        'aria-label': say('remove', { language: fullName(language) }),
      })
      const { nativeName, direction } = language
      button.append(element('span', { lang: code, dir: direction }, nativeName))
      button.addEventListener('click', () => {
        const at = this.#codes.indexOf(code)
        this.#choose(this.#codes.filter((one) => one !== code))
        // The focus goes to the chip that takes its place.
        this.#chips.querySelectorAll('button')[Math.min(at, this.#codes.length - 1)]?.focus()
      })
      return element('li', {}, button)
    })
    this.#chips.replaceChildren(...chips)
  }

  #language(code: LocaleCode): Language {
    return this.#languages.find((language) => language.code === code) as Language
  }

  /** Shows a card for each chosen language, with the text that it had. */
  arrange(): void {
    const places = this.#codes.map((code) => {
      const { place } = this.#cardOf(code)
      place.setAttribute('aria-busy', 'true')
      return place
    })
    this.#place.replaceChildren(...places)
  }

  #cardOf(code: LocaleCode): Card {
    const card = this.#cards.get(code) ?? this.#makeCard(this.#language(code))
    this.#cards.set(code, card)
    return card
  }

  #makeCard(language: Language): Card {
    const text = element('div', { class: 'text' })
    setLanguage(text, language)
    const facts = element('p', { class: 'facts' })
    const copy = element('button', { type: 'button' }, say('copy'))
    const save = element(
      'button',
      { type: 'button' },
      byId('download', HTMLButtonElement).innerText,
    )
    const heading = element('h2', {}, ...nameParts(language))
    const actions = element('div', { class: 'actions' }, copy, save)
    const place = element(
      'article',
      { class: 'card', 'aria-label': language.name },
      heading,
      text,
      facts,
      actions,
    )
    const card: Card = { place, text, facts }
    copy.addEventListener('click', () => {
      const { body, choice } = card
      if (body === undefined || choice === undefined) return
      const html = choice.format === 'html' ? body : undefined
      void handOver(copy, plainText({ body, choice }) ?? body, html)
    })
    save.addEventListener('click', () => {
      if (card.body !== undefined && card.choice !== undefined) download(card.body, card.choice)
    })
    return card
  }

  show(code: LocaleCode, body: string, choice: Choice): void {
    const card = this.#cardOf(code)
    const shown = { ...choice, locale: code, format: formatInCards(choice) }
    card.body = body
    card.choice = shown
    card.text.dataset['shown'] = choice.type
    card.text.replaceChildren(...rendered({ body, choice: shown }))
    card.facts.textContent = factsOf(body, shown)
    card.place.removeAttribute('aria-busy')
  }

  #onePerScript(): readonly LocaleCode[] {
    const seen = new Set<string>()
    const languages = [...A_FEW.map((code) => this.#language(code)), ...this.#languages]
    return languages.flatMap(({ code, script }) => {
      if (code === 'la' || seen.has(script)) return []
      seen.add(script)
      return [code]
    })
  }
}

/** In what format the cards have their texts. */
export const formatInCards = ({ type }: Choice): Format => (type === 'article' ? 'html' : 'text')
