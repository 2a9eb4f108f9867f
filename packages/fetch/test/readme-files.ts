import { readFileSync } from 'node:fs'
import { codeBlocks } from '../../../test/markup.js'

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** The programs of the README, by path. */
const FILES: ReadonlyMap<string, string> = new Map(
  codeBlocks(README).flatMap(({ caption, code }) => {
    const path = /(?:^|\n)`([^`\n]+)`:$/u.exec(caption)?.[1]
    return path === undefined ? [] : [[path, code]]
  }),
)

/** A program of the README. */
export function readmeFile(path: string): string {
  const code = FILES.get(path)
  if (code === undefined) throw new Error(`The README has no ${path}`)
  return code
}

/** A program of the README that listens on a port of this machine alone. */
export function listeningOn(path: string, port: number): string {
  const code = readmeFile(path)
    .replace('port: 3000', `hostname: '127.0.0.1', port: ${port}`)
    .replace('listen(3000)', `listen(${port}, '127.0.0.1')`)
  if (!code.includes(String(port))) throw new Error(`${path} listens on no port`)
  return code
}

/** The kilobytes that the README promises for a bundle of some languages, compressed by gzip. */
export function bundleSize(what: string): number {
  const [, kilobytes] = README.match(new RegExp(`^\\| ${what} \\| (\\d+) \\|$`, 'mu')) ?? []
  if (kilobytes === undefined) throw new Error(`The README has no size of ${what}`)
  return Number(kilobytes)
}
