/**
 * A language picker with a search, in the place of the form's own list.
 *
 * It is the editable combobox of https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The form's
 * list stays in the page, hidden, and holds the value.
 */
import { byId, element } from './element.js'
import { findLanguages, type Language, nameParts } from './languages.js'

export class LanguagePicker {
  readonly #languages: readonly Language[]
  readonly #select = byId('locale', HTMLSelectElement)
  readonly #input: HTMLInputElement
  readonly #list: HTMLUListElement
  #found: readonly Language[] = []
  /** The place of the language that Enter takes; -1 when it takes none. */
  #active = -1

  constructor(languages: readonly Language[]) {
    this.#languages = languages
    this.#input = element('input', {
      id: 'language',
      type: 'text',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': 'language-list',
      'aria-expanded': 'false',
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
    })
    this.#list = element('ul', {
      id: 'language-list',
      role: 'listbox',
      'aria-label': 'Languages',
      hidden: '',
    })
    const label = document.querySelector<HTMLLabelElement>('label[for=locale]')
    if (label !== null) label.htmlFor = 'language'
    this.#select.hidden = true
    this.#select.after(element('div', { class: 'picker' }, this.#input, this.#list))

    this.#input.addEventListener('focus', () => this.#input.select())
    this.#input.addEventListener('click', () => this.#open(''))
    this.#input.addEventListener('input', () => this.#open(this.#input.value))
    this.#input.addEventListener('blur', () => this.#close())
    this.#input.addEventListener('keydown', (event) => this.#press(event))
    // Keeps the focus in the input.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault())
    this.#list.addEventListener('click', (event) => {
      const option = (event.target as HTMLElement).closest('li')
      const place = Array.from<Element | null>(this.#list.children).indexOf(option)
      if (place >= 0) this.#take(place)
    })
    this.show()
  }

  /** Shows the value of the form's list. */
  show(): void {
    const language = this.#languages.find(({ code }) => code === this.#select.value)
    if (language === undefined) return
    const { nativeName, englishName } = language
    this.#input.value = nativeName === englishName ? nativeName : `${nativeName} · ${englishName}`
  }

  get #isOpen(): boolean {
    return !this.#list.hidden
  }

  #open(search: string): void {
    this.#found = findLanguages(this.#languages, search)
    this.#list.replaceChildren(
      ...this.#found.map((language, place) =>
        element(
          'li',
          {
            role: 'option',
            id: `language-${place}`,
            'aria-selected': String(language.code === this.#select.value),
          },
          ...nameParts(language),
        ),
      ),
    )
    if (this.#found.length === 0) {
      this.#list.append(element('li', { class: 'none' }, 'No such language here'))
    }
    this.#list.hidden = false
    this.#input.setAttribute('aria-expanded', 'true')
    const current = this.#found.findIndex(({ code }) => code === this.#select.value)
    this.#activate(search.trim() === '' ? current : this.#found.length > 0 ? 0 : -1)
  }

  /** Closes the list, and shows the chosen language in the place of the search. */
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
    const option = this.#list.children[place]
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
    if (language === undefined) return
    this.#select.value = language.code
    this.#close()
    this.#input.select()
    this.#select.dispatchEvent(new Event('input', { bubbles: true }))
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
