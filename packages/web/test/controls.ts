/** The controls of the page, found by role and name. */
import type { Locator, Page } from 'playwright-core'

/** The words before the limit at the foot of the page. */
const FREEDOM = 'No key, any origin.'

export interface Controls {
  /** A set of radio buttons or fields. */
  readonly group: (name: string) => Locator
  readonly radio: (group: string, name: string) => Locator
  /** Clicks a choice. */
  readonly choose: (group: string, name: string) => Promise<void>
  readonly count: Locator
  /** The switch for “Lorem ipsum”. */
  readonly begins: Locator
  readonly language: Locator
  readonly languageOptions: Locator
  /** Chooses a language from the list. */
  readonly chooseLanguage: (nativeName: string) => Promise<void>
  readonly seed: Locator
  readonly button: (name: string) => Locator
  readonly tab: (name: string) => Locator
  readonly recipe: Locator
  /** The element that shows the text; one a card side by side. */
  readonly text: Locator
  /** The shown text, with a blank line between paragraphs. */
  readonly shown: () => Promise<string>
  readonly facts: Locator
  /** The message that tells why a text does not come. */
  readonly notice: Locator
  readonly cards: Locator
  /** The sentence about the limit at the foot of the page; empty when there is none. */
  readonly limit: () => Promise<string>
}

export function controlsOf(page: Page): Controls {
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  const language = page.getByRole('combobox', { name: 'Language', exact: true })
  const languageOptions = page.getByRole('listbox', { name: 'Languages' }).getByRole('option')
  const text = page.getByRole('region', { name: 'Text' }).getByRole('article')
  // The <output> of the column width has the role “status” too.
  const status = page
    .getByRole('region', { name: 'Text' })
    .getByRole('status')
    .and(page.locator(':not(output)'))
  return {
    group,
    radio: (groupName, name) => group(groupName).getByRole('radio', { name, exact: true }),
    choose: (groupName, name) => group(groupName).getByText(name, { exact: true }).click(),
    count: page.getByRole('spinbutton', { name: 'How many' }),
    begins: page.getByRole('switch', { name: 'Begin with Lorem ipsum' }),
    language,
    languageOptions,
    async chooseLanguage(nativeName) {
      await language.click()
      await languageOptions.getByText(nativeName, { exact: true }).first().click()
    },
    seed: page.getByRole('textbox', { name: 'Seed' }),
    button: (name) => page.getByRole('button', { name, exact: true }),
    tab: (name) => page.getByRole('tab', { name, exact: true }),
    recipe: page.getByRole('tabpanel').getByRole('code'),
    text,
    shown: () => text.first().evaluate(readText),
    facts: status.filter({ hasText: / · / }),
    notice: status.filter({ hasNotText: / · / }).filter({ hasText: /\S/ }),
    cards: text,
    async limit() {
      const foot = await page.getByRole('contentinfo').innerText()
      return foot.slice(foot.indexOf(FREEDOM) + FREEDOM.length).trim()
    },
  }
}

/** The text of an element, with a blank line between paragraphs. Runs in the page. */
export function readText(place: Element): string {
  const paragraphs = Array.from(place.querySelectorAll('p:not(.facts)'), (p) => p.textContent)
  return paragraphs.length > 0 ? paragraphs.join('\n\n') : (place.textContent ?? '')
}
