/** The parts of the form's controls that the build writes from the contract. */
import { ELEMENTS, GROUPS, LENGTH_NAMES, LENGTHS, type ParameterRow } from '@polyipsum/contract'
import { TOPICS } from '@polyipsum/text'

/**
 * What the page says beneath a field whose value is not valid, as a place for words of the page's
 * language; undefined for a control in which every value is valid.
 */
export function expectationOf({ value }: ParameterRow): string | undefined {
  if (value.kind === 'text') return `%say.lengthExpected maximum=${value.maxLength}%`
  if (value.kind !== 'integer' && value.kind !== 'extent') return undefined
  return `%say.${value.kind}Expected minimum=${value.minimum} maximum=${value.maximum}%`
}

/**
 * The pattern of a field for text, which may be empty: the service takes empty text for absent. The
 * pattern of a range allows a first number above the second. Undefined for other controls.
 */
export function patternOf({ value }: ParameterRow): string | undefined {
  if (value.kind === 'text') return `[\\s\\S]{0,${value.maxLength}}`
  if (value.kind !== 'extent') return undefined
  const digits = `[0-9]{1,${String(value.maximum).length}}`
  return `${digits}(-${digits})?`
}

/** An option for each length of paragraphs. */
export function lengthOptions(): string {
  const options = LENGTH_NAMES.map((length) => {
    const [least, most] = LENGTHS[length]
    return `<option value="${length}">%say.${length}%: ${least}–${most}</option>`
  })
  return options.join('\n')
}

/** A box to tick for each element of an article. The script writes the ticked names into one field. */
export function elementBoxes(): string {
  const boxes = ELEMENTS.map(
    (element) =>
      `<label class="chip"><input type="checkbox" data-element="${element}"><b>%say.${element}%</b></label>`,
  )
  return boxes.join('\n')
}

/** An option for any topic, then one for each topic of any language, and for each group of labels and messages. */
export function topicOptions(): string {
  const topics = [...TOPICS, ...Object.values(GROUPS).flat()]
  const options = topics.map((topic) => `<option value="${topic}">%topic.${topic}%</option>`)
  return ['<option value="">%say.anyTopic%</option>', ...options].join('\n')
}
