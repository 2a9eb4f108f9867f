/** The controls of the page, by what they are and how they are called. */
import type { Locator, Page } from 'playwright-core'

/** What comes before the limit at the foot of the page. */
const FREEDOM = 'No key, any origin.'

export interface Controls {
  /** A set of choices of which one is taken. */
  readonly group: (name: string) => Locator
  readonly radio: (group: string, name: string) => Locator
  /** Takes a choice with the pointer. */
  readonly choose: (group: string, name: string) => Promise<void>
  readonly count: Locator
  /** Whether a text begins with “Lorem ipsum”. */
  readonly begins: Locator
  readonly language: Locator
  readonly languageOptions: Locator
  /** Chooses a language as the list has it. */
  readonly chooseLanguage: (nativeName: string) => Promise<void>
  readonly seed: Locator
  readonly button: (name: string) => Locator
  readonly tab: (name: string) => Locator
  readonly recipe: Locator
  /** Where the text stands. */
  readonly text: Locator
  /** The text as it is shown: paragraphs are parted by a blank line. */
  readonly shown: () => Promise<string>
  readonly facts: Locator
  /** What keeps a text from coming. */
  readonly notice: Locator
  readonly cards: Locator
  /** What the foot of the page says of the limit. */
  readonly limit: () => Promise<string>
}

export function controlsOf(page: Page): Controls {
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  const language = page.getByRole('combobox', { name: 'Language', exact: true })
  const languageOptions = page.getByRole('listbox', { name: 'Languages' }).getByRole('option')
  const text = page.getByRole('region', { name: 'Text' }).getByRole('article')
  // An <output> is a status, too, but of what somebody does with a control.
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

/** Runs in the page. */
export function readText(place: Element): string {
  const paragraphs = Array.from(place.querySelectorAll('p:not(.facts)'), (p) => p.textContent)
  return paragraphs.length > 0 ? paragraphs.join('\n\n') : (place.textContent ?? '')
}
