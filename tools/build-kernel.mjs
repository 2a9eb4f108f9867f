/**
 * Compiles the WebAssembly engine, where it is not newer than what it is made from: a part of a
 * build. What it shares with the engine in TypeScript is written down for it first.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ENGINE } from '../packages/text/dist/engine/engine-constants.js'
import * as kernel from '../packages/text/dist/engine/kernel-layout.js'
import { CHOICE, COLUMN, SENTENCE, STEP } from '../packages/text/dist/engine/sentence-layout.js'

const SOURCE = new URL('../packages/text/assembly/engine.ts', import.meta.url)
const CONSTANTS = new URL('constants.ts', SOURCE)
const FOLDER = new URL('../packages/text/dist/compiled/', import.meta.url)
const TARGET = new URL('kernel.wasm', FOLDER)

/** The memory comes from outside, since how far it may grow is known there. */
const MEMORY = ['--importMemory', '--zeroFilledMemory', '--initialMemory', '1']
const OPTIONS = ['-O3', '--runtime', 'stub', '--noAssert', ...MEMORY]

/** What one address is further than the one before, in numbers of 32 bits. */
const NUMBER_BYTES = 4

const { TYPE_NUMBERS, ...layouts } = kernel

const constants = [
  '// Made by tools/build-kernel.mjs: see the heading of engine.ts.',
  ...Object.entries(ENGINE).map(([name, value]) =>
    Array.isArray(value)
      ? `export const ${name}: usize = memory.data<i32>([${value.join(', ')}])`
      : constant(name, 'i32', value),
  ),
  ...Object.entries(TYPE_NUMBERS).map(([type, number]) => constant(`TYPE_${type}`, 'i32', number)),
  ...Object.entries({ ...layouts, CHOICE, COLUMN, SENTENCE, STEP }).flatMap(
    ([name, { at, length }]) => [
      ...Object.entries(at).map(([part, place]) =>
        constant(`${name}_${part}`, 'usize', NUMBER_BYTES * place),
      ),
      constant(`${name}_BYTES`, 'usize', NUMBER_BYTES * length),
    ],
  ),
  '',
].join('\n')

/** @param name in part camel case, which becomes upper case with underscores */
function constant(name, type, value) {
  const upper = name.replace(/(?<=[a-z])(?=[A-Z])/gu, '_').toUpperCase()
  return `export const ${upper}: ${type} = ${value}`
}

// What has not changed keeps its time, so that nothing is compiled for it.
if (timeOf(CONSTANTS) === undefined || readFileSync(CONSTANTS, 'utf8') !== constants) {
  writeFileSync(CONSTANTS, constants)
}

const built = timeOf(TARGET)
const sources = [SOURCE, CONSTANTS, new URL(import.meta.url)]
if (built === undefined || sources.some((source) => built <= timeOf(source))) {
  const { default: asc } = await import('assemblyscript/asc')
  mkdirSync(FOLDER, { recursive: true })
  const { error, stderr, binary } = await compile(asc)
  if (error !== null) {
    process.stderr.write(`${stderr}\n`)
    throw error
  }
  writeFileSync(TARGET, binary)
}

function timeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
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
