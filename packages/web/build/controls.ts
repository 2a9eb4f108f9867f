/** The controls of the form: index.html has those of most parameters, the build makes the rest. */
import {
  ELEMENTS,
  LENGTH_NAMES,
  LENGTHS,
  type ParameterRow,
  type ValueKind,
  type ValueOfKind,
} from '@polyipsum/contract'
import { TOPICS } from '@polyipsum/text'
import { escaped, LANGUAGES } from './messages.js'

/** What the page says beneath a field when its value is not valid; a place for words of its language. */
const EXPECTATIONS: { readonly [Kind in ValueKind['kind']]: (value: ValueOfKind<Kind>) => string } =
  {
    integer: ({ minimum, maximum }) =>
      `%say.integerExpected minimum=${minimum} maximum=${maximum}%`,
    choice: ({ values }) => `One of ${values.join(', ')}`,
    boolean: () => 'True or false',
    language: () => 'A language',
    topic: () => 'A topic of the language',
    extent: ({ minimum, maximum }) => `%say.extentExpected minimum=${minimum} maximum=${maximum}%`,
    set: ({ values }) => `Some of ${values.join(', ')}`,
    text: ({ maxLength }) => `%say.lengthExpected maximum=${maxLength}%`,
  }

export function expectationOf({ value }: ParameterRow): string {
  return (EXPECTATIONS[value.kind] as (value: ValueKind) => string)(value)
}

/** The pattern of a field for text. It may be empty: the service takes that for absent. */
export function patternOf({ value }: ParameterRow): string {
  if (value.kind === 'extent') return extentPattern(value)
  return value.kind === 'text' ? `[\\s\\S]{0,${value.maxLength}}` : ''
}

/** Of a length or a range, as it is written: that it is not upside down it cannot say. */
function extentPattern({ maximum }: ValueOfKind<'extent'>): string {
  const digits = String(maximum).length
  return `[0-9]{1,${digits}}(-[0-9]{1,${digits}})?`
}

/** How long paragraphs can be, as options. */
export function lengthOptions(): string {
  const options = LENGTH_NAMES.map((length) => {
    const [least, most] = LENGTHS[length]
    return `<option value="${length}">%say.${length}%: ${least}–${most}</option>`
  })
  return options.join('\n')
}

/** What an article can have, as boxes to tick: the script writes their names into one field. */
export function elementBoxes(): string {
  const boxes = ELEMENTS.map(
    (element) =>
      `<label class="chip"><input type="checkbox" data-element="${element}"><b>%say.${element}%</b></label>`,
  )
  return boxes.join('\n')
}

/** Every topic that some language has as an option, after one for all of them. */
export function topicOptions(): string {
  const options = TOPICS.map((topic) => `<option value="${topic}">%topic.${topic}%</option>`)
  return ['<option value="">%say.anyTopic%</option>', ...options].join('\n')
}

/** Controls for the parameters that have none in a page. */
export function missingControls(
  html: string,
  parameters: readonly (readonly [name: string, row: ParameterRow])[],
): string {
  return parameters
    .filter(([name]) => !html.includes(` name="${name}"`))
    .map(([name, row]) => controlOf(name, row))
    .join('\n')
}

interface Control extends ParameterRow {
  readonly name: string
}

const CONTROLS: {
  readonly [Kind in ValueKind['kind']]: (control: Control, value: ValueOfKind<Kind>) => string
} = {
  integer: (control, { minimum, maximum }) =>
    written(
      control,
      `type="number" min="${minimum}" max="${maximum}" step="1" inputmode="numeric"`,
    ),
  choice: (control, { values }) =>
    chosen(
      control,
      values.map(
        (value) => `<option${value === usual(control) ? ' selected' : ''}>${value}</option>`,
      ),
    ),
  boolean: (control) => {
    const radios = Object.entries({ Yes: 'true', No: 'false' }).map(([label, value]) => {
      const checked = value === usual(control) ? ' checked' : ''
      return `<label><input type="radio" name="${control.name}" value="${value}"${checked}><span>${label}</span></label>`
    })
    const legend = `<legend>${labelOf(control)}</legend>`
    return `<fieldset class="segments">${legend}${radios.join('')}</fieldset>`
  },
  language: (control) => chosen(control, [LANGUAGES]),
  topic: (control) => chosen(control, [topicOptions()]),
  extent: (control) =>
    written(
      control,
      `type="text" inputmode="numeric" pattern="${patternOf(control)}" title="${expectationOf(control)}"`,
    ),
  set: (control) =>
    written(control, `type="text" title="${expectationOf(control)}" spellcheck="false"`),
  text: (control) => {
    const pattern = `pattern="${patternOf(control)}" title="${expectationOf(control)}"`
    return written(control, `type="text" ${pattern} spellcheck="false" autocapitalize="off"`)
  },
}

function controlOf(name: string, row: ParameterRow): string {
  const make = CONTROLS[row.value.kind] as (control: Control, value: ValueKind) => string
  return make({ name, ...row }, row.value)
}

/** The default of a parameter in a query; empty when it has none. */
function usual(row: ParameterRow): string {
  return String(row.queryDefault ?? row.default ?? '')
}

/** A field to write in. */
function written(control: Control, attributes: string): string {
  const { name } = control
  const fault = `<p class="fault" id="${name}-fault" hidden>${expectationOf(control)}</p>`
  const described = `aria-describedby="${name}-fault" value="${escaped(usual(control))}"`
  return field(control, `<input id="${name}" name="${name}" ${attributes} ${described}>${fault}`)
}

/** A list to choose from; its first entry is empty when there is no default. */
function chosen(control: Control, options: readonly string[]): string {
  const { name } = control
  const none = usual(control) === '' ? '<option></option>' : ''
  return field(control, `<select id="${name}" name="${name}">${none}${options.join('')}</select>`)
}

function field(control: Control, content: string): string {
  return `<div class="field"><label for="${control.name}">${labelOf(control)}</label>${content}</div>`
}

function labelOf({ meaning }: ParameterRow): string {
  return escaped(meaning.charAt(0).toUpperCase() + meaning.slice(1))
}
