/** Measures the command line: how long it takes to start, and what a gigabyte of text costs. */
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../packages/cli/dist/main.js', import.meta.url))

/** The arguments for about a gigabyte of Russian. */
const GIGABYTE = ['1450000', '--locale', 'ru', '--seed', 'gigabyte']

/** A module that makes a process write its CPU time and its peak of memory to stderr when it ends. */
const PROBE = `data:text/javascript,${encodeURIComponent(`
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    process.stderr.write(JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 }))
  })`)}`

/**
 * Milliseconds from the start to the end of a process, by turns: `empty` of Node.js that does nothing,
 * `own` of the program that writes a paragraph.
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

/**
 * A gigabyte through a pipe, a measurement for each round: `{ size, seconds, cpu, peak }`, in gigabytes,
 * seconds, seconds of CPU time, and megabytes of memory.
 */
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
