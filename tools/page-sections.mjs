// @ts-check
/** The parts of a page in Markdown that tools write: tables, and the text between two marks. */

/**
 * A table in Markdown.
 *
 * @param {readonly string[]} headings
 * @param {readonly (readonly (string | number)[])[]} rows
 * @param {readonly string[]} [rules] stand below the headings; `--:` aligns a column to the right
 * @returns {string} lines, each with a line feed
 */
export function table(headings, rows, rules = headings.map(() => '---')) {
  return [headings, rules, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

/**
 * A page with new content between the marks `<!-- name -->` and `<!-- /name -->`. A page without
 * these marks stays as it is.
 *
 * @param {string} page
 * @param {string} name
 * @param {string} content begins after the line of the first mark, and ends before the second
 */
export function withSection(page, name, content) {
  const between = new RegExp(`(?<=<!-- ${name} -->\\n)[\\s\\S]*?(?=<!-- /${name} -->)`, 'gu')
  return page.replace(between, () => content)
}
