/**
 * The shell examples of a page in Markdown. A block of `console` has commands, each after `$ `,
 * with its output below it. A block of `sh` has commands alone.
 */

const CONSOLE_BLOCK = /(?<=^```console\n)(?:\$ polyipsum)[\s\S]*?(?=^```$)/gmu
const SH_BLOCK = /(?<=^```sh\n)[\s\S]*?(?=^```$)/gmu

/**
 * The page with the current output of its commands.
 *
 * @param {string} page
 * @param {(command: string) => Promise<string>} run gives the output of a command
 */
export async function withOutputs(page, run) {
  const blocks = []
  for (const [block] of page.matchAll(CONSOLE_BLOCK)) {
    const lines = []
    for (const [, command = ''] of block.matchAll(/^\$ ((?:.*\\\n)*.*)$/gmu)) {
      const output = await run(command)
      lines.push(`$ ${command}\n${output}${output === '' || output.endsWith('\n') ? '' : '\n'}`)
    }
    blocks.push(lines.join(''))
  }
  return page.replace(CONSOLE_BLOCK, () => blocks.shift() ?? '')
}

/**
 * The scripts of a page: its blocks of `sh`.
 *
 * @param {string} page
 */
export function scripts(page) {
  return [...page.matchAll(SH_BLOCK)].map(([script]) => script)
}
