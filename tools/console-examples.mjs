/**
 * The examples of a page in Markdown that are typed in a shell: blocks of `console`, in which a
 * command stands after `$ ` and what it prints below it, and blocks of `sh`, which print nothing
 * of interest.
 */

const CONSOLE_BLOCK = /(?<=^```console\n)(?:\$ polyipsum)[\s\S]*?(?=^```$)/gmu
const SH_BLOCK = /(?<=^```sh\n)[\s\S]*?(?=^```$)/gmu

/**
 * The page with the output of its commands as it is.
 *
 * @param {string} page
 * @param {(command: string) => Promise<string>} run gives what a command prints
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
 * The scripts of a page.
 *
 * @param {string} page
 */
export function scripts(page) {
  return [...page.matchAll(SH_BLOCK)].map(([script]) => script)
}
