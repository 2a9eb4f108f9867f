/** The command line: how long it takes to start, and how it writes a gigabyte. */
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../packages/cli/dist/main.js', import.meta.url))

/** About a gigabyte of Russian, and what it takes to write it somewhere else. */
const GIGABYTE = ['1450000', '--locale', 'ru', '--seed', 'gigabyte']

/** Tells what the process has used, when it ends. */
const PROBE = `data:text/javascript,${encodeURIComponent(`
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    process.stderr.write(JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 }))
  })`)}`

/**
 * By turns, milliseconds from the start to the end of a process: of Node.js that does nothing,
 * and of the program that writes a paragraph.
 */
export function measureProgramStart(rounds) {
  const empty = []
  const own = []
  for (let i = 0; i < rounds; i++) {
    empty.push(timeOf(['--eval', '0']))
    own.push(timeOf([PROGRAM, '1', '--locale', 'tr']))
  }
  return { empty, own }
}

function timeOf(words) {
  const start = performance.now()
  const { status } = spawnSync(process.execPath, words, { stdio: 'ignore' })
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}`)
  return performance.now() - start
}

/** A gigabyte through a pipe: its size, seconds, seconds of CPU time and megabytes at the peak. */
export async function measureGigabyte(rounds) {
  const found = []
  for (let i = 0; i < rounds; i++) {
    const start = performance.now()
    const child = spawn(process.execPath, ['--import', PROBE, PROGRAM, ...GIGABYTE])
    let size = 0
    child.stdout.on('data', (chunk) => {
      size += chunk.length
    })
    let report = ''
    child.stderr.on('data', (chunk) => {
      report += chunk
    })
    await new Promise((resolve) => child.once('close', resolve))
    const seconds = (performance.now() - start) / 1000
    found.push({ size: size / 1e9, seconds, ...JSON.parse(report) })
  }
  return found
}
