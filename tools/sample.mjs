/**
 * Prints a text to read: `npm run sample -- tr` gives five paragraphs,
 * `npm run sample -- tr sentence 60` sixty sentences, one a line.
 */
import { generate } from '../packages/text/dist/index.js'

const [locale = 'la', type = 'paragraph', count = '5', seed] = process.argv.slice(2)
const options = { locale, type, count: Number(count), start: false }
const { items } = generate(seed === undefined ? options : { ...options, seed })
console.log(items.join(type === 'paragraph' ? '\n\n' : '\n'))
