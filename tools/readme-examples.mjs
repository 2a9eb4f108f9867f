/**
 * Writes what the README and the documents show: the answers of the service to their examples,
 * each language, what the command line prints, and the options of the client. Writes the client's
 * part of the contract into its source, too.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createApp } from '../packages/server/dist/app.js'
import { LOCALES, TOPICS } from '../packages/text/dist/index.js'
import { withOptions } from './client-options.mjs'
import { clientVocabulary } from './client-vocabulary.mjs'
import { withOutputs } from './console-examples.mjs'
import { withContractTables } from './contract-tables.mjs'
import { withAnswers } from './curl-examples.mjs'
import { withLengths } from './lengths-page.mjs'

const README = new URL('../README.md', import.meta.url)
const API = new URL('../docs/api.md', import.meta.url)
const LENGTHS = new URL('../docs/lengths.md', import.meta.url)
const app = createApp({ rateLimit: 0 })
let readme = withContractTables(await withAnswers(readFileSync(README, 'utf8'), ask))
writeFileSync(API, withContractTables(await withAnswers(readFileSync(API, 'utf8'), ask)))
const lengths = await withAnswers(readFileSync(LENGTHS, 'utf8'), ask)
writeFileSync(LENGTHS, await withLengths(lengths))

await show(/-d '(\{[^']*\})'\n```\n\n```json\n([\s\S]*?)\n```/u, async (body) => {
  const headers = { 'content-type': 'application/json' }
  const response = await app.inject({ method: 'POST', url: '/api/generate', headers, body })
  return JSON.stringify(response.json(), null, 2)
})
await show(/(<!-- topics -->\n)([\s\S]*)<!-- \/topics -->/u, async () => {
  return `\n${TOPICS.map((topic) => `\`${topic}\``).join(', ')}\n\n`
})
await show(/(<!-- languages -->\n)([\s\S]*)<!-- \/languages -->/u, async () => {
  let list = ''
  for (const { code, englishName, nativeName, direction } of Object.values(LOCALES)) {
    const text = await get(`/api/generate?start=false&seed=readme&locale=${code}`)
    list += `<details>
<summary><code>${code}</code> ${[...new Set([englishName, nativeName])].join(', ')}</summary>
<p lang="${code}" dir="${direction}">${text}</p>
</details>
`
  }
  return list
})
writeFileSync(README, readme)

const guide = new URL('../docs/client.md', import.meta.url)
writeFileSync(guide, withOptions(readFileSync(guide, 'utf8')))
const vocabulary = new URL('../packages/client/src/vocabulary.ts', import.meta.url)
writeFileSync(vocabulary, clientVocabulary())

for (const path of ['../docs/cli.md', '../packages/cli/README.md']) {
  const url = new URL(path, import.meta.url)
  writeFileSync(url, await withOutputs(readFileSync(url, 'utf8'), outputOf))
}

/** What a command line prints, where `polyipsum` is the one that was built. */
function outputOf(command) {
  const program = fileURLToPath(new URL('../packages/cli/dist/main.js', import.meta.url))
  const script = `polyipsum() { node '${program}' "$@"; }; ${command}`
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
  return stdout + stderr
}

/** Each answer is the first of its service, so that its limit is untouched. */
async function ask(request) {
  const fresh = createApp()
  const {
    statusCode: status,
    headers,
    body,
  } = await fresh.inject({
    ...request,
    headers: { host: 'localhost', ...request.headers },
  })
  await fresh.close()
  return { status, headers, body }
}

async function get(url) {
  return (await app.inject({ url })).body
}

/** Puts what belongs there in the place of the second group of a pattern. */
async function show(pattern, answer) {
  const [all, given, shown] = pattern.exec(readme)
  const current = await answer(given)
  readme = readme.replace(all, () => all.replace(shown, () => current))
}
