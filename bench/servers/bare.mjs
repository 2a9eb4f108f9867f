/** The least that a server can cost: `node:http` that sends the same bytes and headers each time. */
import { createServer } from 'node:http'

let answer = { headers: {}, body: Buffer.alloc(0) }

/** Sets the answer: the headers by name, the body as text. */
export function setAnswer({ headers, body }) {
  answer = { headers, body: Buffer.from(body) }
}

export const server = createServer((_request, response) => {
  response.writeHead(200, answer.headers)
  response.end(answer.body)
})
