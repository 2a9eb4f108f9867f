/**
 * Writes the generated parts of the README and of the documents: the answers to their examples, a text
 * in each language, the output of the command line, and the options of the client. It also writes the
 * client's and the element's part of the contract into their sources.
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
import { elementVocabulary } from './element-vocabulary.mjs'
import { withLengths } from './lengths-page.mjs'
import { withSection } from './page-sections.mjs'

/** The languages without the pseudolocales. */
const LANGUAGES = Object.values(LOCALES).filter(({ isPseudolocale }) => !isPseudolocale)

const README = new URL('../README.md', import.meta.url)
const API = new URL('../docs/api.md', import.meta.url)
const LENGTHS = new URL('../docs/lengths.md', import.meta.url)
const app = createApp({ rateLimit: 0 })
let readme = withContractTables(await withAnswers(readFileSync(README, 'utf8'), ask))
writeFileSync(API, withContractTables(await withAnswers(readFileSync(API, 'utf8'), ask)))
const lengths = await withAnswers(readFileSync(LENGTHS, 'utf8'), ask)
writeFileSync(LENGTHS, await withLengths(lengths))

readme = await withPostAnswer(readme)
readme = withSection(readme, 'topics', `\n${TOPICS.map((topic) => `\`${topic}\``).join(', ')}\n\n`)
writeFileSync(README, withSection(readme, 'languages', await languageList()))

const guide = new URL('../docs/client.md', import.meta.url)
writeFileSync(guide, withOptions(readFileSync(guide, 'utf8')))
const vocabulary = new URL('../packages/client/src/vocabulary.ts', import.meta.url)
writeFileSync(vocabulary, clientVocabulary())
const elements = new URL('../packages/element/src/vocabulary.ts', import.meta.url)
writeFileSync(elements, elementVocabulary())
const elementPage = new URL('../packages/element/README.md', import.meta.url)
writeFileSync(elementPage, withContractTables(readFileSync(elementPage, 'utf8')))

for (const path of ['../docs/cli.md', '../packages/cli/README.md']) {
  const url = new URL(path, import.meta.url)
  writeFileSync(url, await withOutputs(readFileSync(url, 'utf8'), outputOf))
}

/** The output of a command line. `polyipsum` in it is the program of the last build. */
function outputOf(command) {
  const program = fileURLToPath(new URL('../packages/cli/dist/main.js', import.meta.url))
  const script = `polyipsum() { node '${program}' "$@"; }; ${command}`
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
  return stdout + stderr
}

/** The answer of a new service, so that earlier requests do not count towards its limit. */
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

/** The page with the answer to its first POST, which is a block of JSON after the command. */
async function withPostAnswer(page) {
  const [block, body, shown] = /-d '(\{[^']*\})'\n```\n\n```json\n([\s\S]*?)\n```/u.exec(page)
  const headers = { 'content-type': 'application/json' }
  const response = await app.inject({ method: 'POST', url: '/api/generate', headers, body })
  const answer = JSON.stringify(response.json(), null, 2)
  return page.replace(block, () => block.replace(shown, () => answer))
}

/** Every language with a paragraph of its text, as HTML. */
async function languageList() {
  let list = ''
  for (const { code, englishName, nativeName, direction } of LANGUAGES) {
    const url = `/api/generate?start=false&seed=readme&locale=${code}`
    const { body: text } = await app.inject({ url })
    list += `<details>
<summary><code>${code}</code> ${[...new Set([englishName, nativeName])].join(', ')}</summary>
<p lang="${code}" dir="${direction}">${text}</p>
</details>
`
  }
  return list
}
