/**
 * Runs the tests of the projects `unit` and `system` on the other lines of Node.js that the packages promise: the
 * npm package `node` brings each.
 *
 *     npm run test:nodes            both projects on every line
 *     npm run test:nodes -- unit    one of them
 *     npm run test:nodes -- system packages/server/test/cluster.system.test.ts
 *
 * It runs every line, also after one whose tests fail. A test that fails runs once more: those of memory and time
 * depend on what else the machine does, and what matters here is a fault of one line, which fails twice.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The lines besides the oldest, on which everything else runs. */
const LINES = ['22', '24']

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')

const asked = process.argv.slice(2)
const files = asked.filter((name) => name.endsWith('.ts'))
const names = asked.filter((name) => !files.includes(name))
const projects = (names.length === 0 ? ['unit', 'system'] : names).flatMap((name) => [
  '--project',
  name,
])

for (const line of LINES) {
  const node = programOf(line)
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` }
  console.log(`Node.js ${line}: ${node}`)
  if (!succeeds(node, [VITEST, 'run', '--retry=1', ...projects, ...files], { cwd: ROOT, env })) {
    process.exitCode = 1
  }
}

/** The program of a line, installed if it is not there yet. */
function programOf(line) {
  const folder = join(ROOT, 'node_modules/.cache/node-lines', line)
  const program = join(folder, 'node_modules/node/bin/node')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const install = ['install', '--no-audit', '--no-fund', '--prefix', folder, `node@${line}`]
  if (!succeeds('npm', install)) throw new Error(`npm could not install node@${line}`)
  return program
}

/** Runs a program, and tells whether it ends with 0. */
function succeeds(program, options, settings) {
  const { status, error } = spawnSync(program, options, { stdio: 'inherit', ...settings })
  if (error !== undefined) throw error
  return status === 0
}
