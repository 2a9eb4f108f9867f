/** A service as one would write it with Fastify and `@faker-js/faker`. */
import { faker } from '@faker-js/faker'
import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'

const app = fastify()
await app.register(cors)
await app.register(rateLimit, { max: 1_000_000_000, timeWindow: 60_000 })

const count = { type: 'integer', minimum: 1, maximum: 100, default: 1 }
const query = { type: 'object', properties: { p: count } }
const body = { type: 'object', properties: { count } }

app.get('/api/generate', { schema: { querystring: query } }, (request, reply) => {
  reply.type('text/plain; charset=utf-8').send(faker.lorem.paragraphs(request.query.p, '\n\n'))
})

app.post('/api/generate', { schema: { body } }, (request, reply) => {
  const paragraphs = Array.from({ length: request.body.count }, () => faker.lorem.paragraph())
  const text = paragraphs.join('\n\n')
  const html = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')
  reply.send({ text, html, markdown: text, json: { paragraphs, count: paragraphs.length } })
})
await app.ready()

export const { server } = app
