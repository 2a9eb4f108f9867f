/**
 * The examples of a page in Markdown: each is a block with a curl command and the answer to it.
 *
 * With `-i` or `-I` the answer begins with the status line and some of the headers; `…` stands for the
 * others. The body is shown as it is, or indented if the command pipes it through `jq`.
 */
import { STATUS_CODES } from 'node:http'

/**
 * @typedef {{ method: string, url: string, headers: Record<string, string>, body?: string }} Request
 * @typedef {{ status: number, headers: Readonly<Record<string, unknown>>, body: string }} Response
 * @typedef {{ command: string, request: Request, answer: string, head: boolean }} Example
 */

const BLOCK = /```console\n\$ (curl (?:.*\\\n)*.*)\n([\s\S]*?)\n?```/gu
const ORIGIN = 'localhost:3000'

/** Stands for the headers that a page does not show. */
const LEFT_OUT = '…'

/**
 * @param {string} page
 * @returns {Example[]}
 */
export function curlExamples(page) {
  return [...page.matchAll(BLOCK)].map(([, command = '', answer = '']) => ({
    command,
    answer,
    request: requestOf(command),
    head: / -[iI] /u.test(command),
  }))
}

/**
 * The request that a curl command sends.
 *
 * @param {string} command
 * @returns {Request}
 */
export function requestOf(command) {
  const words = [...command.matchAll(/'([^']*)'|([^\s'\\]+)/gu)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  )
  /** @type {Request} */
  const request = { method: 'GET', url: '', headers: {} }
  let method
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word === '|') break
    if (word === '-i' || word === '-s') continue
    if (word === '-I') method = 'HEAD'
    else if (word === '-X') method = words[++at]
    else if (word === '-d') request.body = words[++at] ?? ''
    else if (word === '-H') {
      const [, name = '', value = ''] = /^([^:]+): (.*)$/u.exec(words[++at] ?? '') ?? []
      request.headers[name.toLowerCase()] = value
    } else if (word.startsWith(ORIGIN)) request.url = word.slice(ORIGIN.length)
    else throw new Error(`“${word}” is not understood in the example: ${command}`)
  }
  if (request.body !== undefined) {
    request.method = 'POST'
    request.headers['content-type'] ??= 'application/x-www-form-urlencoded'
  }
  request.method = method ?? request.method
  return request
}

/**
 * The page with the current answers.
 *
 * @param {string} page
 * @param {(request: Request) => Promise<Response>} ask
 */
export async function withAnswers(page, ask) {
  const answers = []
  for (const example of curlExamples(page)) {
    answers.push(shown(example, await ask(example.request)))
  }
  return page.replace(
    BLOCK,
    (_, command) => `\`\`\`console\n$ ${command}\n${answers.shift()}\`\`\``,
  )
}

/**
 * An answer as a page shows it: with the headers that the page had shown before.
 *
 * @param {Example} example
 * @param {Response} response
 */
function shown({ command, answer, head }, { status, headers, body }) {
  const text = command.endsWith(' | jq') ? JSON.stringify(JSON.parse(body), null, 2) : body
  if (!head) return `${text}\n`
  const names = (answer.split('\n\n', 1)[0]?.split('\n').slice(1) ?? []).filter(
    (line) => line !== LEFT_OUT,
  )
  const lines = names.map((line) => {
    const name = line.split(':', 1)[0] ?? ''
    return `${name}: ${headers[name.toLowerCase()]}`
  })
  // The headers of the connection are never shown, so some are always left out.
  lines.push(LEFT_OUT)
  const parts = [[`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\n')]
  if (text !== '') parts.push(text)
  return `${parts.join('\n\n')}\n`
}
