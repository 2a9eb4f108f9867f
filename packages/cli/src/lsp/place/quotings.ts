/** Kinds of quoted strings. */
import type { Quoting } from './place.js'

export const DOUBLE: Quoting = { open: '"', backslash: true, lineBreak: '\\n' }
export const SINGLE: Quoting = { open: "'", backslash: true, lineBreak: '\\n' }
/** `"` of Rust: like `DOUBLE`, but over any number of lines. */
export const DOUBLE_LINES: Quoting = { ...DOUBLE, spans: true }
export const TRIPLE_DOUBLE: Quoting = {
  open: '"""',
  backslash: true,
  spans: true,
  lineBreak: '\n',
}
export const TRIPLE_SINGLE: Quoting = { ...TRIPLE_DOUBLE, open: "'''" }
export const TEMPLATE: Quoting = { ...TRIPLE_DOUBLE, open: '`' }
export const RAW_BACKTICK: Quoting = { open: '`', spans: true, lineBreak: '\n' }
/** Strings without escapes, in which a line break stands for itself. */
export const RAW_DOUBLE: Quoting = { open: '"', spans: true, lineBreak: '\n' }
export const RAW_SINGLE: Quoting = { open: "'", spans: true, lineBreak: '\n' }
/** `"` of shells and Lisps: a backslash escapes the quotation mark, but writes no line break. */
export const SHELL_DOUBLE: Quoting = { ...RAW_DOUBLE, backslash: true }
/** Strings of one line, without escapes. */
export const ONE_LINE_SINGLE: Quoting = { open: "'", lineBreak: ' ' }
export const ONE_LINE_DOUBLE: Quoting = { open: '"', lineBreak: ' ' }
export const LUA_LONG: Quoting = { open: '[[', close: ']]', spans: true, lineBreak: '\n' }

/** The value of an attribute. */
export function attribute(quote: string): Quoting {
  return { open: quote, spans: true, lineBreak: ' ', markup: true }
}
