/** The page: it makes a text, a link and requests in code from a choice. */
import { FORMAT_ROWS, ITEMS_PROPERTY, type Type } from '@polyipsum/contract'
import { applyQuery, type Choice, choiceOf, newSeed, queryOf, setValue } from './choice.js'
import { handOver } from './clipboard.js'
import { Comparison, formatInCards } from './comparison.js'
import { byId } from './element.js'
import { readElements, showElements } from './elements.js'
import { check, refuseMore } from './field.js'
import { LanguagePicker } from './language-picker.js'
import { type Language, ownLanguage, readLanguages } from './languages.js'
import { showLimit } from './limit.js'
import { Notice } from './notice.js'
import { Recipes } from './recipes.js'
import { showRelevant } from './relevance.js'
import { factsOf, isMarkup, showText } from './text-view.js'
import { addThemeButton } from './theme.js'
import { offerTopics } from './topic.js'
import { Writer } from './writer.js'

const form = byId('choice', HTMLFormElement)
const count = byId('count', HTMLInputElement)
const slider = byId('slider', HTMLInputElement)
const seed = byId('seed', HTMLInputElement)
/** The fields beneath which the page says what is wrong. */
const fields = Array.from(form.querySelectorAll<HTMLInputElement>('input[aria-describedby]'))
const display = byId('display', HTMLFieldSetElement)
const article = byId('text', HTMLElement)
const facts = byId('facts', HTMLParagraphElement)
const recipesPlace = byId('recipes', HTMLElement)

const languages = readLanguages(byId('locale', HTMLSelectElement))
const picker = new LanguagePicker(languages)
const recipes = new Recipes()
const writer = new Writer(new Notice(), showLimit)
const comparison = new Comparison(languages, (of) => (of === 'width' ? remember() : update()))

/** The text that the page shows, and the choice that it is for: the form may be ahead of it. */
let shown: { readonly body: string; readonly choice: Choice } | undefined

const chosen = (name: string) => String(new FormData(form).get(name))
const isComparing = () => chosen('view') === 'many'
const isSource = () => chosen('display') === 'source'

function languageOf(code: string): Language {
  return languages.find((language) => language.code === code) as Language
}

// ---- The choice

/** Asks for the chosen text. */
function update({ push = false } = {}): void {
  const comparing = isComparing()
  byId('main', HTMLElement).dataset['view'] = chosen('view')
  byId('one-language', HTMLDivElement).hidden = comparing
  byId('formats', HTMLFieldSetElement).hidden = comparing
  byId('comparison', HTMLDivElement).hidden = !comparing
  for (const one of [display, article, facts]) one.hidden = comparing
  recipesPlace.hidden = comparing
  for (const id of ['copy', 'download']) byId(id, HTMLButtonElement).hidden = comparing
  const topics = topicsToChoose()
  offerTopics(topics)
  readElements()
  showRelevant(form, chosen('type') as Type, topics.length > 0)
  byId('count-label', HTMLLabelElement).textContent =
    chosen('type') === 'article' ? 'Sections' : 'How many'

  const isValid = fields.map(check).every(Boolean)
  if (!isValid) return
  const choice = choiceOf(form)
  display.disabled = !isMarkup(choice)
  remember(push)
  if (comparing) compare(choice)
  else writeOne(choice)
}

/** What a text can be about: in the chosen language, or in some of those side by side. */
function topicsToChoose(): readonly string[] {
  if (chosen('type') === 'word') return []
  const codes = isComparing() ? comparison.codes : [chosen('locale')]
  return codes.flatMap((code) => languageOf(code).topics)
}

function writeOne(choice: Choice): void {
  recipes.show(choice)
  article.setAttribute('aria-busy', 'true')
  void writer.write({
    queries: [queryOf(choice)],
    take([body]) {
      if (body === undefined) return
      shown = { body, choice }
      showOne()
      article.setAttribute('aria-busy', 'false')
    },
  })
}

function showOne(): void {
  if (shown === undefined) return
  const { body, choice } = shown
  // Visible only with a text above it, which moves it; until then it only takes its place.
  recipesPlace.style.visibility = 'visible'
  showText(article, { body, choice, language: languageOf(choice.locale), asSource: isSource() })
  facts.textContent = factsOf(body, choice)
}

function compare(choice: Choice): void {
  comparison.arrange()
  const { codes } = comparison
  void writer.write({
    queries: codes.map((locale) => {
      // A language without the topic writes of something else.
      const topic = languageOf(locale).topics.find((one) => one === choice.topic)
      return queryOf({ ...choice, format: formatInCards(choice), locale, topic })
    }),
    take(bodies) {
      for (const [place, locale] of codes.entries()) {
        const body = bodies[place]
        if (body !== undefined) comparison.show(locale, body, choice)
      }
    },
  })
}

// ---- The address

/** Writes the choice into the address, so that a link brings the same text back. */
function remember(push = false): void {
  const query = queryOf(choiceOf(form))
  if (isSource()) query.set('display', 'source')
  if (isComparing()) {
    query.delete('locale')
    query.delete('format')
    query.set('compare', comparison.codes.join(','))
    query.set('width', String(comparison.width))
  }
  const address = `${location.pathname}?${query}`
  if (address === location.pathname + location.search) return
  history[push ? 'pushState' : 'replaceState'](null, '', address)
}

/** Reads the choice from the address. */
function recall(): void {
  const query = new URLSearchParams(location.search)
  if (query.size > 0) applyQuery(form, query)
  const codes = query.get('compare')
  setValue(form, 'view', codes === null ? 'one' : 'many')
  setValue(form, 'display', query.get('display') === 'source' ? 'source' : 'rendered')
  if (codes !== null) comparison.codes = codes.split(',')
  const width = Number(query.get('width'))
  if (width > 0) comparison.width = width
  if (seed.value === '') seed.value = newSeed()
  slider.value = count.value
  showElements()
  picker.show()
}

// ---- Controls

/** The page waits so long for the next letter or step before it asks, to send fewer requests. */
const PAUSE_MS = 250
let pause: ReturnType<typeof setTimeout> | undefined

form.addEventListener('input', ({ target }) => {
  clearTimeout(pause)
  if (target === slider) count.value = slider.value
  if (target === count) slider.value = count.value
  if (target === slider || fields.some((field) => field === target)) {
    pause = setTimeout(update, PAUSE_MS)
  } else if ((target as HTMLElement).id !== 'language') {
    update()
  }
})
// It belongs to the form, but stands outside of it.
display.addEventListener('input', () => {
  remember()
  showOne()
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  update()
})
for (const field of fields) if (field.pattern !== '') refuseMore(field)
// Draws a seed when the visitor empties the field.
seed.addEventListener('change', () => {
  if (seed.value === '') drawAgain()
})

function drawAgain(): void {
  seed.value = newSeed()
  update({ push: true })
}
byId('again', HTMLButtonElement).addEventListener('click', drawAgain)

const copyButton = byId('copy', HTMLButtonElement)
copyButton.addEventListener('click', () => {
  if (shown === undefined) return
  const { body, choice } = shown
  const isRendered = isMarkup(choice) && !isSource()
  if (!isRendered || choice.format === 'markdown') void handOver(copyButton, body)
  else if (choice.type === 'article') void handOver(copyButton, article.innerText, body)
  else
    void handOver(copyButton, Array.from(article.children, (p) => p.textContent).join('\n\n'), body)
})

const linkButton = byId('link', HTMLButtonElement)
linkButton.addEventListener('click', () => void handOver(linkButton, location.href))

byId('download', HTMLButtonElement).addEventListener('click', () => {
  if (shown === undefined) return
  const { type, count, locale, format } = shown.choice
  const { extension, mediaType, mediaTypeParameters } = FORMAT_ROWS[format]
  const link = document.createElement('a')
  link.href = URL.createObjectURL(
    new Blob([shown.body], { type: `${mediaType};${mediaTypeParameters}` }),
  )
  const name = count === 1 ? type : ITEMS_PROPERTY[type]
  link.download = `${locale}-${count}-${name}.${extension}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
})

addEventListener('popstate', () => {
  recall()
  update()
})

addThemeButton()
const own = ownLanguage(languages)
if (location.search === '' && own !== undefined) setValue(form, 'locale', own)
recall()
update()
