/**
 * A language picker with a search: the editable combobox of
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 */
import type { LocaleCode } from '@polyipsum/text'
import { element } from './element.js'
import { findLanguages, fullName, type Language, languageOf, nameParts } from './languages.js'
import { say } from './messages.js'

export interface Picking {
  /** The code of the chosen language; undefined when the picker adds languages to a list. */
  readonly chosen: () => LocaleCode | undefined
  /** Whether a language is in that list already, so that it cannot be added; never by default. */
  readonly isShown?: (language: Language) => boolean
  readonly take: (language: Language) => void
  /** The id of its field, with which the ids of its other parts begin. */
  readonly id: string
  /** The name of its field when the page has no label for it. */
  readonly label?: string
}

export class LanguagePicker {
  readonly #picking: Picking
  readonly #input: HTMLInputElement
  readonly #list: HTMLUListElement
  #found: readonly Language[] = []
  /** The index of the language that Enter takes; -1 when it takes none. */
  #active = -1

  /** @param place the element to put the picker into, in the place of its content */
  constructor(place: HTMLElement, picking: Picking) {
    this.#picking = picking
    const { id, label } = picking
    this.#input = element('input', {
      id,
      type: 'text',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': `${id}-list`,
      'aria-expanded': 'false',
      ...(label !== undefined && { 'aria-label': label, placeholder: label }),
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
    })
    this.#list = element('ul', {
      id: `${id}-list`,
      role: 'listbox',
      'aria-label': say('languageList'),
      hidden: '',
    })
    place.classList.add('picker')
    place.replaceChildren(this.#input, this.#list)

    this.#input.addEventListener('focus', () => this.#input.select())
    this.#input.addEventListener('click', () => this.#open(''))
    this.#input.addEventListener('input', () => this.#open(this.#input.value))
    this.#input.addEventListener('blur', () => this.#close())
    this.#input.addEventListener('keydown', (event) => this.#press(event))
    // A click in the list would take the focus from the input.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault())
    this.#list.addEventListener('click', (event) => {
      const option = (event.target as HTMLElement).closest('li')
      const at = Array.from<Element | null>(this.#list.children).indexOf(option)
      if (at >= 0) this.#take(at)
    })
    this.show()
  }

  /** Shows the chosen language. */
  show(): void {
    const code = this.#picking.chosen()
    this.#input.value = code === undefined ? '' : fullName(languageOf(code))
  }

  get #isOpen(): boolean {
    return !this.#list.hidden
  }

  #open(search: string): void {
    const { chosen, id, isShown = () => false } = this.#picking
    const found = findLanguages(search)
    this.#found = found.filter((language) => !isShown(language))
    this.#list.replaceChildren(
      ...this.#found.map((language, place) =>
        element(
          'li',
          {
            role: 'option',
            id: `${id}-${place}`,
            'aria-selected': String(language.code === chosen()),
            ...(language.group !== (this.#found[place - 1]?.group ?? '') && {
              'data-heading': language.group,
            }),
          },
          ...nameParts(language),
        ),
      ),
    )
    const isSearch = search.trim() !== ''
    const [meant] = found
    const told =
      meant === undefined
        ? say('noLanguage')
        : isSearch && isShown(meant) && say('alreadyShown', { language: meant.name })
    if (told) this.#list.append(element('li', { class: 'none' }, told))
    this.#list.hidden = this.#list.childElementCount === 0
    this.#input.setAttribute('aria-expanded', String(this.#isOpen))
    if (isSearch) this.#activate(told ? -1 : 0)
    else this.#activate(this.#found.findIndex(({ code }) => code === chosen()))
  }

  /** Closes the list, and shows the chosen language instead of the search. */
  #close(): void {
    this.#list.hidden = true
    this.#active = -1
    this.#input.setAttribute('aria-expanded', 'false')
    this.#input.removeAttribute('aria-activedescendant')
    this.show()
  }

  #activate(place: number): void {
    this.#list.children[this.#active]?.classList.remove('active')
    this.#active = place
    const option = this.#list.querySelectorAll('[role=option]')[place]
    if (option === undefined) {
      this.#input.removeAttribute('aria-activedescendant')
      return
    }
    option.classList.add('active')
    this.#scrollTo(option as HTMLElement)
    this.#input.setAttribute('aria-activedescendant', option.id)
  }

  /** Scrolls the list alone: `scrollIntoView` would scroll the page too. */
  #scrollTo({ offsetTop, offsetHeight }: HTMLElement): void {
    const { scrollTop, clientHeight } = this.#list
    if (offsetTop < scrollTop) this.#list.scrollTop = offsetTop
    else if (offsetTop + offsetHeight > scrollTop + clientHeight) {
      this.#list.scrollTop = offsetTop + offsetHeight - clientHeight
    }
  }

  #take(place: number): void {
    const language = this.#found[place]
    if (language !== undefined) {
      this.#picking.take(language)
      this.#close()
    }
    // The next letter typed replaces the name, or a search that took no language.
    this.#input.select()
  }

  #press(event: KeyboardEvent): void {
    const last = this.#found.length - 1
    switch (event.key) {
      case 'ArrowDown':
        if (!this.#isOpen) this.#open('')
        else this.#activate(this.#active === last ? 0 : this.#active + 1)
        break
      case 'ArrowUp':
        if (!this.#isOpen) this.#open('')
        else this.#activate(this.#active <= 0 ? last : this.#active - 1)
        break
      case 'Enter':
        if (this.#isOpen) this.#take(this.#active)
        break
      case 'Escape':
        if (!this.#isOpen) return
        this.#close()
        this.#input.select()
        break
      default:
        return
    }
    event.preventDefault()
  }
}
