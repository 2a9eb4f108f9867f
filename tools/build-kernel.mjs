/** Compiles the WebAssembly engine, where it is not newer than its source: a part of a build. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SOURCE = new URL('../packages/text/kernel/kernel.ts', import.meta.url)
const FOLDER = new URL('../packages/text/dist/compiled/', import.meta.url)
const TARGET = new URL('kernel.wasm', FOLDER)

const OPTIONS = ['-O3', '--runtime', 'stub', '--noAssert', '--initialMemory', '1']

const built = statSync(TARGET, { throwIfNoEntry: false })
if (built === undefined || built.mtimeMs <= statSync(SOURCE).mtimeMs) {
  const { default: asc } = await import('assemblyscript/asc')
  mkdirSync(FOLDER, { recursive: true })
  const { error, stderr, binary } = await compile(asc)
  if (error !== null) {
    process.stderr.write(`${stderr}\n`)
    throw error
  }
  writeFileSync(TARGET, binary)
}

async function compile(asc) {
  let binary
  const { error, stderr } = await asc.main(
    [fileURLToPath(SOURCE), ...OPTIONS, '--outFile', 'kernel.wasm', '--enable', 'simd'],
    {
      writeFile(_name, contents) {
        binary = contents
      },
    },
  )
  return { error, stderr: stderr.toString(), binary }
}
