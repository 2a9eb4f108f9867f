/** The language server in Neovim, with the lines that the documents show, and real keystrokes. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { attach, type NeovimClient } from 'neovim'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAIN } from './polyipsum.js'

const PAGE = readFileSync(new URL('../../../docs/editors.md', import.meta.url), 'utf8')

/** The lines for the versions of Neovim that Debian has. */
const [SETTINGS = ''] = [...PAGE.matchAll(/^```lua\n([\s\S]*?)^```/gmu)]
  .map(([, code = '']) => code)
  .filter((code) => code.includes('start_client'))

let folder: string
let editor: ChildProcessWithoutNullStreams | undefined
let nvim: NeovimClient

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polyipsum-'))
  const program = join(folder, 'polyipsum')
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${MAIN}' "$@"\n`)
  chmodSync(program, 0o755)
})
afterEach(async () => {
  if (editor !== undefined) {
    editor.kill()
    await once(editor, 'exit')
    editor = undefined
  }
  rmSync(folder, { recursive: true })
})

/** Opens a file in Neovim, and waits until the server knows it. */
async function open(name: string, text = ''): Promise<void> {
  const path = join(folder, name)
  writeFileSync(path, text)
  writeFileSync(join(folder, 'init.lua'), SETTINGS)
  editor = spawn('nvim', ['--embed', '--headless', '-n', '-u', join(folder, 'init.lua'), path], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env['PATH']}`,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_STATE_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  })
  nvim = attach({ proc: editor })
  await expect.poll(() => nvim.lua('return #vim.tbl_values(vim.lsp.buf_get_clients(0))')).toBe(1)
}

async function lines(): Promise<readonly string[]> {
  return nvim.buffer.lines
}

/** Types an abbreviation after other keys, takes it, and types a mark behind the text. @returns the lines of the file */
async function take(keys: string, abbreviation: string): Promise<readonly string[]> {
  await nvim.input(`${keys}${abbreviation}<C-l>`)
  // The register is set when the text is there.
  await expect.poll(() => nvim.lua(`return vim.fn.getreg('l') ~= ''`)).toBe(true)
  await nvim.input('§')
  await expect.poll(async () => (await lines()).join('\n')).toMatch(/§/u)
  expect((await lines()).join('\n')).not.toContain(abbreviation)
  return lines()
}

it('shows at most ten lines', () => {
  expect(SETTINGS.trim().split('\n').length).toBeLessThanOrEqual(10)
  expect(SETTINGS).not.toBe('')
})

describe('completes, with the cursor behind the text,', () => {
  it('words in plain text', async () => {
    await open('notes.txt')
    expect(await take('i', 'lorem5')).toEqual(['Lorem ipsum dolor sit amet§'])
  })

  it('paragraphs in HTML, in its language, indented', async () => {
    await open('page.html', '<html lang="ru">\n  <body>\n  </body>\n</html>\n')
    const page = await take('2Go<Esc>0C    ', 'lorem2p')
    expect(page).toHaveLength(6)
    expect(page[2]).toMatch(/^ {4}<p>.*\p{Script=Cyrillic}.*<\/p>$/u)
    expect(page[3]).toMatch(/^ {4}<p>.*<\/p>§$/u)
  })

  it('words after letters of two UTF-16 units', async () => {
    await open('notes.md')
    expect((await take('i🙂🙂 — ', 'lorem12c:de'))[0]).toMatch(/^🙂🙂 — .{12}§$/u)
  })

  it('paragraphs in a string of JSON', async () => {
    await open('data.json', '{ "text": "" }\n')
    const [line = ''] = await take('f:f"a', 'lorem2p:ja:food')
    expect(JSON.parse(line).text).toMatch(/^[^\n]*\p{Script=Hiragana}[^\n]*\n\n[^\n]+§$/u)
  })

  it('paragraphs in a comment, line by line', async () => {
    await open('main.c', '\n\n')
    const comment = await take('i// ', 'lorem2p:fi')
    expect(comment).toHaveLength(4)
    expect(comment[0]).toMatch(/^\/\/ \S/u)
    expect(comment[1]).toBe('//')
    expect(comment[2]).toMatch(/^\/\/ \S.*§$/u)
  })
})

it('completes nothing where nobody typed an abbreviation', async () => {
  await open('notes.txt')
  await nvim.input('ititle<C-l> ')
  // The server answers in order.
  expect(await take('', 'lorem5')).toEqual(['title Lorem ipsum dolor sit amet§'])
})

it('shows the faults of own text while it is typed, and completes its notation', async () => {
  const own = fileURLToPath(new URL('../../../examples/hospital/', import.meta.url))
  cpSync(own, folder, { recursive: true })
  await open('en/clinic.txt', readFileSync(join(folder, 'en/clinic.txt'), 'utf8'))
  const faults = () =>
    nvim.lua('return vim.tbl_map(function(d) return d.message end, vim.diagnostic.get(0))')
  await nvim.input('Go{')
  await expect
    .poll(faults)
    .toContain('a { without its other brace. Write {one|other}, and no braces within braces.')
  await nvim.input('<Esc>ddGo<CR># <C-l>')
  await expect.poll(async () => (await lines()).at(-1)).toBe('# piece: ')
  await nvim.input('<Esc>dd')
  await expect.poll(faults).toEqual([])
})

it('replaces a selected text by one of the same length in another language', async () => {
  const text = 'A bus came and went without anybody on it.'
  await open('notes.md', `${text}\n`)
  // The questions of Neovim, which lists the actions, are answered by the number of the action.
  await nvim.lua(`
    vim.ui.select = function(actions, options, choose)
      for _, action in ipairs(actions) do
        if options.format_item(action):find('Japanese') then choose(action) end
      end
    end`)
  await nvim.input('V<Esc>:lua vim.lsp.buf.range_code_action()<CR>')
  await expect.poll(async () => (await lines())[0]).toMatch(/\p{Script=Hiragana}/u)
  expect([...((await lines())[0] ?? '')]).toHaveLength(text.length)
})
