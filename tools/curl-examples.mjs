/**
 * The examples of a page in Markdown: blocks of a command with curl and the answer to it.
 *
 * With `-i` or `-I` the answer begins with a status line and headers: those that the page shows, and `…` for
 * the others. A body is shown as it comes, or, piped through `jq`, as that indents it.
 */
import { STATUS_CODES } from 'node:http'

/**
 * @typedef {{ method: string, url: string, headers: Record<string, string>, body?: string }} Request
 * @typedef {{ status: number, headers: Readonly<Record<string, unknown>>, body: string }} Response
 * @typedef {{ command: string, request: Request, answer: string, head: boolean }} Example
 */

const BLOCK = /```console\n\$ (curl (?:.*\\\n)*.*)\n([\s\S]*?)\n?```/gu
const ORIGIN = 'localhost:3000'

/** What stands for the headers that a page does not show. */
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
 * What curl sends.
 *
 * @param {string} command
 * @returns {Request}
 */
function requestOf(command) {
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
    else throw new Error(`an example that is not understood: ${command}`)
  }
  if (request.body !== undefined) {
    request.method = 'POST'
    request.headers['content-type'] ??= 'application/x-www-form-urlencoded'
  }
  request.method = method ?? request.method
  return request
}

/**
 * The page with the answers as they are.
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
  // Those of every answer, and of the connection, are always among them.
  lines.push(LEFT_OUT)
  const parts = [[`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\n')]
  if (text !== '') parts.push(text)
  return `${parts.join('\n\n')}\n`
}
