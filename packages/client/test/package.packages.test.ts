/** The package as it is built and published. */
import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'

const PACKAGE = new URL('../', import.meta.url)
const COMPILER = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url))

const USE = `
import { createClient, type LocaleCode, type Type } from '@polyipsum/client'
const client = createClient({ baseUrl: 'https://example.com' })
const { json, locale }: { json: { words: readonly string[] }; locale: LocaleCode } =
  await client.generate({ type: 'word' })
export const type: 'paragraph' | 'sentence' | 'word' | 'title' | 'article' | 'label' | 'message' =
  null as unknown as Type
// @ts-expect-error: the codes are known
export const code: LocaleCode = 'xx'
export { json, locale }
`

describe('the package', () => {
  it('names no other package', () => {
    const dist = new URL('dist/', PACKAGE)
    for (const file of readdirSync(dist)) {
      expect(readFileSync(new URL(file, dist), 'utf8'), file).not.toContain('@polyipsum/')
    }
    const manifest = JSON.parse(readFileSync(new URL('package.json', PACKAGE), 'utf8'))
    expect(Object.keys(manifest)).not.toContain('dependencies')
    expect(Object.keys(manifest)).not.toContain('peerDependencies')
  })

  it.each(['NodeNext', 'Bundler'])(
    'has types that need no other package, resolved by %s',
    async (resolution) => {
      const folder = mkdtempSync(join(tmpdir(), 'polyipsum-client-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      const home = join(folder, 'node_modules/@polyipsum/client')
      mkdirSync(home, { recursive: true })
      for (const part of ['package.json', 'dist']) {
        cpSync(new URL(part, PACKAGE), join(home, part), { recursive: true })
      }
      const compilerOptions = {
        target: 'ES2023',
        lib: ['ES2023', 'DOM'],
        types: [],
        module: resolution === 'NodeNext' ? 'NodeNext' : 'ESNext',
        moduleResolution: resolution,
        strict: true,
        // Checks the declarations of the package too.
        skipLibCheck: false,
        noEmit: true,
      }
      writeFileSync(join(folder, 'use.ts'), USE)
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
      const faults = await promisify(execFile)(COMPILER, ['-p', folder]).catch(({ stdout }) => ({
        stdout,
      }))
      expect(faults.stdout).toBe('')
    },
  )
})
