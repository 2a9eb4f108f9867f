/** The page: shows the text, the link and the code for what the visitor chooses. */
import { groupsOf, type Type } from '@polyipsum/contract'
import type { LocaleCode } from '@polyipsum/text'
import { applyQuery, type Choice, choiceOf, newSeed, queryOf, setValue } from './choice.js'
import { handOver } from './clipboard.js'
import { Comparison, formatInCards, isAligned, MEASURE } from './comparison.js'
import { correct, forgetCorrection, isWrong } from './correction.js'
import { byId } from './element.js'
import { readElements, showElements } from './elements.js'
import { addExtents, showExtents } from './extents.js'
import { check, refuseMore } from './field.js'
import { LanguagePicker } from './language-picker.js'
import { languageOf, ownLanguage } from './languages.js'
import { showLimit } from './limit.js'
import { say } from './messages.js'
import { Notice } from './notice.js'
import { chooseNext, followText, keepOffset, noteShown } from './offset.js'
import { addOpening, beginOpening, followLanguages } from './opening.js'
import { addPageLanguages } from './page-language.js'
import { PARAMETERS } from './parameters.js'
import { Recipes } from './recipes.js'
import { showRelevant } from './relevance.js'
import { showTaking } from './taking.js'
import { factsOf, hasSource, needsHtml, showText, type TextShown } from './text-view.js'
import { addThemeButton } from './theme.js'
import { offerTopics } from './topic.js'
import { Writer } from './writer.js'

const form = byId('choice', HTMLFormElement)
const count = byId('count', HTMLInputElement)
const seed = byId('seed', HTMLInputElement)
const locale = byId('locale', HTMLSelectElement)
/** The fields that can hold a wrong value. The page says beneath them what is wrong. */
const fields = Array.from(form.querySelectorAll<HTMLInputElement>('input[name][aria-describedby]'))
const display = byId('display', HTMLFieldSetElement)
const article = byId('text', HTMLElement)
const facts = byId('facts', HTMLParagraphElement)
const recipesPlace = byId('recipes', HTMLElement)

const chosenLanguage = () => locale.value as LocaleCode
const picker = makePicker()
const recipes = new Recipes()
const writer = new Writer(new Notice(), showLimit)
const comparison = new Comparison((of) => (of === 'width' ? remember() : change()))

/** The text that the page shows, with its choice. The form may already hold a newer choice. */
let shown: TextShown | undefined

const chosen = (name: string) => String(new FormData(form).get(name))
const isComparing = () => chosen('view') === 'many'
const isSource = () => chosen('display') === 'source'
const chosenLanguages = () => (isComparing() ? comparison.codes : [chosenLanguage()])

/** Shows a picker instead of the form's own list, which still holds the value. */
function makePicker(): LanguagePicker {
  const place = document.createElement('div')
  locale.after(place)
  locale.hidden = true
  const [label] = locale.labels
  if (label !== undefined) label.htmlFor = 'language'
  return new LanguagePicker(place, {
    chosen: chosenLanguage,
    take({ code }) {
      locale.value = code
      change()
    },
    id: 'language',
  })
}

// ---- The choice

/** Takes a change that the visitor made. */
function change(): void {
  forgetCorrection()
  followLanguages(chosenLanguages())
  update()
}

/**
 * Asks for the chosen text, unless a value of the form is wrong.
 *
 * @param push whether the text is a new entry of the browser's history
 * @param goesOn whether the text begins after the one that the page shows
 */
function update({ push = false, goesOn = false } = {}): void {
  if (!showControls()) return
  if (goesOn) chooseNext(form)
  else followText(form)
  const choice = choiceOf(form)
  remember(push)
  if (isComparing()) compare(choice)
  else writeOne(choice)
}

/** Shows the controls of the choice, and its faults. @returns whether it has none */
function showControls(): boolean {
  const comparing = isComparing()
  byId('main', HTMLElement).dataset['view'] = chosen('view')
  byId('one-language', HTMLDivElement).hidden = comparing
  byId('formats', HTMLFieldSetElement).hidden = comparing
  byId('comparison', HTMLDivElement).hidden = !comparing
  for (const one of [display, article, facts]) one.hidden = comparing
  const topics = topicsToChoose()
  offerTopics(topics)
  readElements()
  showRelevant(form, chosen('type') as Type, topics.length > 0)
  byId('count-label', HTMLLabelElement).textContent = say(
    chosen('type') === 'article' ? 'sections' : 'howMany',
  )
  const choice = choiceOf(form)
  display.disabled = !hasSource(choice)
  showTaking(shown, choice, comparing, isSource())
  const isValid = fields.map(check).every(Boolean)
  showExtents()
  return isValid
}

/** The topics that at least one of the chosen languages has, or the groups of labels or messages. */
function topicsToChoose(): readonly string[] {
  const type = chosen('type') as Type
  if (type === 'word') return []
  return groupsOf(type) ?? chosenLanguages().flatMap((code) => languageOf(code).topics)
}

function writeOne(choice: Choice): void {
  recipes.show(choice)
  article.setAttribute('aria-busy', 'true')
  const withHtml = needsHtml(choice) && !isSource()
  void writer.write({
    choices: withHtml ? [choice, { ...choice, format: 'html' }] : [choice],
    take([body, html]) {
      if (body === undefined || (withHtml && html === undefined)) return
      shown = { body, choice, html }
      showOne()
      noteShown(choice)
      article.setAttribute('aria-busy', 'false')
    },
  })
}

function showOne(): void {
  if (shown === undefined) return
  const { body, choice } = shown
  showTaking(shown, choice, isComparing(), isSource())
  // The first text moves the recipes: until it comes, they keep their room but are invisible.
  recipesPlace.style.visibility = 'visible'
  showText(article, shown, languageOf(choice.locale), isSource())
  facts.textContent = factsOf(body, choice)
}

function compare(choice: Choice): void {
  comparison.arrange()
  const { codes } = comparison
  const asked = isAligned(choice) ? [...new Set([...codes, MEASURE])] : codes
  const choices = asked.map((locale) => {
    // A language that does not have the topic takes any.
    const topics = groupsOf(choice.type) ?? languageOf(locale).topics
    const topic = topics.find((one) => one === choice.topic)
    return { ...choice, format: formatInCards(choice), locale, topic }
  })
  const [first] = choices
  if (first !== undefined) recipes.show(first)
  void writer.write({
    choices,
    take(bodies) {
      recipesPlace.style.visibility = 'visible'
      const measure = bodies[asked.indexOf(MEASURE)]
      for (const [place, locale] of codes.entries()) {
        const body = bodies[place]
        if (body !== undefined) comparison.show(locale, body, choice, measure)
      }
      if (!bodies.includes(undefined)) noteShown(choice)
    },
  })
}

// ---- The address

/** Writes the choice into the address, which then gives the same text again. */
function remember(push = false): void {
  const query = queryOf(choiceOf(form))
  if (!display.disabled && !isSource()) query.set('display', 'rendered')
  if (isComparing()) {
    query.delete('locale')
    query.delete('format')
    query.delete('display')
    query.set('compare', comparison.codes.join(','))
    query.set('width', String(comparison.width))
  }
  const address = `${location.pathname}?${query}`
  if (address === location.pathname + location.search) return
  history[push ? 'pushState' : 'replaceState'](null, '', address)
}

/** Reads the choice from the address, and asks for it. */
async function recall(): Promise<void> {
  const query = new URLSearchParams(location.search)
  if (query.size > 0) applyQuery(form, query)
  const codes = query.get('compare')?.split(',')
  setValue(form, 'view', codes === undefined ? 'one' : 'many')
  setValue(form, 'display', query.get('display') === 'rendered' ? 'rendered' : 'source')
  if (codes !== undefined) {
    comparison.codes = codes
    locale.value = comparison.codes[0] ?? locale.value
  }
  const width = Number(query.get('width'))
  if (width > 0) comparison.width = width
  if (seed.value === '') seed.value = newSeed()
  keepOffset()
  showElements()
  forgetCorrection()
  showControls()
  if (isWrong(form, query)) {
    await correct(form, query)
    showElements()
  }
  picker.show()
  beginOpening(chosenLanguages(), query.size > 0)
  update()
}

// ---- Controls

/** The page waits this long for the next letter or step, so as not to ask for each of them. */
const PAUSE_MS = 250
let pause: ReturnType<typeof setTimeout> | undefined

form.addEventListener('input', ({ target }) => {
  clearTimeout(pause)
  const isView = (target as HTMLInputElement).name === 'view'
  if (isView && isComparing()) comparison.beginWith(chosenLanguage())
  if (fields.some((field) => field === target)) pause = setTimeout(change, PAUSE_MS)
  else if ((target as HTMLElement).id !== 'language') change()
})
// The choice of source or rendered text stands outside of the form.
display.addEventListener('input', () => {
  if (shown !== undefined && needsHtml(shown.choice) && shown.html === undefined) update()
  remember()
  showOne()
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  change()
})
// Only these fields refuse letters. Others hold wrong values for a while: “120-” before “120-160”.
for (const { name, kind } of PARAMETERS) {
  if (kind === 'text') refuseMore(byId(name, HTMLInputElement))
}
for (const [id, step] of Object.entries({ fewer: -1, more: 1 })) {
  byId(id, HTMLButtonElement).addEventListener('click', () => {
    if (step < 0) count.stepDown()
    else count.stepUp()
    count.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
seed.addEventListener('change', () => {
  if (seed.value !== '') return
  seed.value = newSeed()
  forgetCorrection()
  update({ push: true })
})
byId('again', HTMLButtonElement).addEventListener('click', () => {
  forgetCorrection()
  update({ push: true, goesOn: true })
})

const linkButton = byId('link', HTMLButtonElement)
linkButton.addEventListener('click', () => void handOver(linkButton, location.href))

addEventListener('popstate', () => void recall())

// A narrow screen begins with the less used settings folded.
const further = byId('further', HTMLDetailsElement)
const narrow = matchMedia('(max-width: 40rem)')
const fold = () => {
  further.open = !narrow.matches
}
narrow.addEventListener('change', fold)
fold()

// The page tells faults itself: the browser cannot point at a hidden field.
form.noValidate = true
addExtents()
addOpening()
addThemeButton()
addPageLanguages()
const own = ownLanguage()
if (location.search === '' && own !== undefined) setValue(form, 'locale', own)
recipesPlace.hidden = false
void recall()
