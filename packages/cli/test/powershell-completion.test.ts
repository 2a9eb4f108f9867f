/** The script for PowerShell, as a parser of PowerShell reads it. No PowerShell runs it here. */
import { createRequire } from 'node:module'
import { LOCALES } from '@polyipsum/text'
import { Language, type Node, Parser } from '@vscode/tree-sitter-wasm'
import { beforeAll, expect, it } from 'vitest'
import { powershellCompletion } from '../src/completion/powershell.js'
import { COMMANDS, OPTIONS } from '../src/option-table.js'

const fileOf = createRequire(import.meta.url).resolve

let script: Node

beforeAll(async () => {
  await Parser.init({
    locateFile: (name: string) => fileOf(`@vscode/tree-sitter-wasm/wasm/${name}`),
  })
  const parser = new Parser()
  parser.setLanguage(
    await Language.load(fileOf('@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm')),
  )
  const tree = parser.parse(powershellCompletion())
  if (tree === null) throw new Error('the parser gives no tree')
  script = tree.rootNode
})

/** The values and meanings of the choices: strings with a tab. */
function choices(): readonly (readonly string[])[] {
  return script
    .descendantsOfType('verbatim_string_characters')
    .map((node) => (node?.text ?? '').slice(1, -1).replace(/(['‘’‚‛])\1/gu, '$1'))
    .filter((text) => text.includes('\t'))
    .map((text) => text.split('\t'))
}

it('has no faults of syntax', () => {
  expect(script.hasError).toBe(false)
})

it('registers for the program', () => {
  expect(script.text).toMatch(/^Register-ArgumentCompleter -Native -CommandName polyipsum /mu)
})

it('offers every option, command and language, with its meaning', () => {
  const offered = choices()
  const options = Object.entries(OPTIONS).map(([name, { meaning }]) => [`--${name}`, meaning])
  const commands = Object.entries(COMMANDS).map(([name, { meaning }]) => [name, meaning])
  const languages = Object.values(LOCALES).map(({ code, englishName }) => [code, englishName])
  expect(offered).toEqual(expect.arrayContaining([...options, ...commands, ...languages]))
  // PowerShell refuses a choice without a meaning.
  for (const [, meaning] of offered) expect(meaning).not.toBe('')
})
