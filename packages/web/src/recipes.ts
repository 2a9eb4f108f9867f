/** The request for the shown text as code, for several tools. */
import { IS_PUBLISHED, REPOSITORY } from '@polyipsum/contract'
import { type Choice, namedIn, queryOf } from './choice.js'
import { handOver } from './clipboard.js'
import { byId, element } from './element.js'
import { say } from './messages.js'
import { pathOf } from './service.js'

interface Recipe {
  readonly name: string
  readonly write: (choice: Choice, url: string) => string
}

const shell = (text: string) =>
  /^[\w.-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`

type Value = string | number | boolean

/** A value as JavaScript source. */
const script = (value: Value) =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : String(value)

/** The value of a parameter as an option of the client. */
function option({ name, value }: { readonly name: string; readonly value: Value }): string {
  if (/^\d{1,5}$/u.test(String(value)) && name !== 'seed') return String(Number(value))
  if (name !== 'with' || value === 'all' || value === 'none') return script(value)
  return `[${String(value).split(',').map(script).join(', ')}]`
}

/** A parameter as an option of the command line. */
function flag({ name, value }: { readonly name: string; readonly value: Value }): string {
  if (value === true) return `--${name}`
  return value === false ? `--no-${name}` : `--${name} ${shell(String(value))}`
}

/** A comment that says how to install the packages, until they are published. */
const fromClone = (mark: string) =>
  IS_PUBLISHED ? '' : `${mark} ${REPOSITORY}/blob/main/docs/install.md\n`

/** A function that gives page after page, of which no two are alike. */
function pages(choice: Choice): string {
  const { type, count, format, seed = '', offset = 0 } = choice
  const query = queryOf({ ...choice, offset: undefined })
  // An article has no offset: each page is of another seed.
  const isArticle = type === 'article'
  if (isArticle) query.delete('seed')
  query.append(isArticle ? 'seed' : 'offset', isArticle ? `${seed}-` : '')
  const step = count === 1 ? 'number' : `${count} * number`
  const place = isArticle ? 'number' : offset === 0 ? step : `${offset} + ${step}`
  const url = `${location.origin}${pathOf(query)}\${${place}}`
  return (
    `async function page(number) {\n  const response = await fetch(\n    \`${url}\`,\n  )\n` +
    `  return await response.${format === 'json' ? 'json' : 'text'}()\n}\n` +
    'const pages = [await page(0), await page(1), await page(2)]'
  )
}

const RECIPES: readonly Recipe[] = [
  { name: 'curl', write: (_choice, url) => `curl '${url}'` },
  {
    name: 'fetch',
    write: ({ format }, url) => {
      const [name, method] = format === 'json' ? ['result', 'json'] : [format, 'text']
      return `const response = await fetch(\n  '${url}',\n)\nconst ${name} = await response.${method}()`
    },
  },
  { name: 'fetch, offset', write: pages },
  {
    name: say('client'),
    write: (choice) => {
      const { format } = choice
      const options = namedIn(choice)
        // The format is the name of the method.
        .filter(({ name }) => name !== 'format')
        .map((named) => `  ${named.name}: ${option(named)},\n`)
      const argument = options.length === 0 ? '' : `{\n${options.join('')}}`
      return (
        `${fromClone('//')}import { createClient } from '@polyipsum/client'\n\n` +
        `const polyipsum = createClient({ baseUrl: '${location.origin}' })\n` +
        `const ${format} = await polyipsum.${format}(${argument})`
      )
    },
  },
  {
    name: say('commandLine'),
    write: (choice) => fromClone('#') + ['npx polyipsum', ...namedIn(choice).map(flag)].join(' '),
  },
  {
    name: 'Python',
    write({ format }, url) {
      const [imported, read] =
        format === 'json'
          ? ['import json\n', 'result = json.load(response)']
          : ['', `${format} = response.read().decode()`]
      return `${imported}from urllib.request import urlopen\n\nwith urlopen(\n    '${url}'\n) as response:\n    ${read}`
    },
  },
]

export class Recipes {
  readonly #code = byId('recipe', HTMLElement)
  readonly #panel = byId('panel', HTMLDivElement)
  readonly #tabs: readonly HTMLButtonElement[]
  #selected = 0
  #choice: Choice | undefined

  constructor() {
    const list = byId('tabs', HTMLDivElement)
    this.#tabs = RECIPES.map(({ name }, place) => {
      const attributes = {
        type: 'button',
        role: 'tab',
        id: `tab-${place}`,
        'aria-controls': 'panel',
      }
      const tab = element('button', attributes, name)
      tab.addEventListener('click', () => this.#select(place))
      return tab
    })
    list.append(...this.#tabs)
    const isRightToLeft = document.documentElement.dir === 'rtl'
    const [forward, back] = isRightToLeft
      ? ['ArrowLeft', 'ArrowRight']
      : ['ArrowRight', 'ArrowLeft']
    // https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
    list.addEventListener('keydown', (event) => {
      const last = this.#tabs.length - 1
      const places: Readonly<Record<string, number>> = {
        [forward]: this.#selected === last ? 0 : this.#selected + 1,
        [back]: this.#selected === 0 ? last : this.#selected - 1,
        Home: 0,
        End: last,
      }
      const place = places[event.key]
      if (place === undefined) return
      event.preventDefault()
      this.#select(place)
      this.#tabs[place]?.focus()
    })
    const button = byId('copy-recipe', HTMLButtonElement)
    button.textContent = say('copy')
    button.addEventListener('click', () => void handOver(button, this.#code.textContent ?? ''))
    this.#select(0)
  }

  show(choice: Choice): void {
    this.#choice = choice
    const url = location.origin + pathOf(queryOf(choice))
    this.#code.textContent = RECIPES[this.#selected]?.write(choice, url) ?? ''
  }

  #select(place: number): void {
    this.#selected = place
    for (const [at, tab] of this.#tabs.entries()) {
      tab.setAttribute('aria-selected', String(at === place))
      tab.tabIndex = at === place ? 0 : -1
    }
    this.#panel.setAttribute('aria-labelledby', `tab-${place}`)
    if (this.#choice !== undefined) this.show(this.#choice)
  }
}
