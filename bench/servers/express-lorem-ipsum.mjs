/** A service as one would write it with Express and `lorem-ipsum`. */
import { createServer } from 'node:http'
import cors from 'cors'
import express from 'express'
import { rateLimit } from 'express-rate-limit'
import { loremIpsum } from 'lorem-ipsum'

const app = express()
app.use(cors())
app.use(rateLimit({ windowMs: 60_000, limit: 1_000_000_000, standardHeaders: 'draft-8' }))
app.use(express.json())

app.get('/api/generate', (request, response) => {
  const count = Number(request.query.p ?? 1)
  if (!Number.isInteger(count) || count < 1 || count > 100) {
    response.status(400).json({ error: 'p must be from 1 to 100' })
    return
  }
  response.type('text/plain').send(loremIpsum({ count, units: 'paragraphs' }))
})

app.post('/api/generate', (request, response) => {
  const { count = 1 } = request.body ?? {}
  const text = loremIpsum({ count, units: 'paragraphs' })
  const html = loremIpsum({ count, units: 'paragraphs', format: 'html' })
  response.json({ text, html, markdown: text, json: { paragraphs: text.split('\n'), count } })
})

export const server = createServer(app)
