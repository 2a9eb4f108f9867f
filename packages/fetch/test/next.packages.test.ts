/** The route of the README in Next.js, which its own bundlers build. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildNext, NEXT_BUNDLERS, NEXT_PROGRAMS, serveNext } from '../../../test/next-project.js'
import { createProject, type UserProject } from '../../../test/user-project.js'
import type { Send } from '../../server/test/http-client.js'
import { casesIn, expectCases } from './handler-cases.js'
import { readmeFile } from './readme-files.js'
import { clientSender } from './request-sender.js'

const ROUTE = 'app/api/[...path]/route.js'

const METHODS = Array.from(readmeFile(ROUTE).matchAll(/handler as ([A-Z]+)/gu), ([, name]) => name)

/**
 * The part of the table in the languages of the route that comes to it. Next.js itself answers methods that a
 * route does not export, paths that it cannot decode, and those with a slash at their end. It leaves out the
 * length in the answer to a HEAD.
 */
const CASES = casesIn(['la', 'en']).filter(
  ({ request: { method = 'GET', url }, headers = {} }) =>
    /^\/api\/(?!generate\/)/u.test(url) &&
    METHODS.includes(method) &&
    decodes(url) &&
    !(method === 'HEAD' && 'content-length' in headers),
)

function decodes(url: string): boolean {
  try {
    return decodeURIComponent(url) !== ''
  } catch {
    return false
  }
}

/** Next.js sends a body in pieces, without the length that the handler states. */
const nextSender = (port: number): Send => {
  const send = clientSender(port)
  return async (request) => {
    const { headers, ...response } = await send(request)
    const { 'transfer-encoding': coding, ...others } = headers
    if (coding !== 'chunked') return { headers, ...response }
    return {
      headers: { ...others, 'content-length': String(response.body.length) },
      ...response,
    }
  }
}

let project: UserProject
beforeAll(async () => {
  project = await createProject('next', {
    folders: ['packages/fetch', 'packages/text'],
    programs: NEXT_PROGRAMS,
  })
  await project.write(ROUTE, readmeFile(ROUTE))
})
afterAll(() => project?.remove())

describe('a route of Next.js', () => {
  it('gets most of the table', () => expect(CASES.length).toBeGreaterThan(200))

  it.each(NEXT_BUNDLERS)('answers the table: %s', async (bundler) => {
    await buildNext(project, `.next-${bundler}`, bundler)
    await project.without('node_modules/@polyipsum', async () => {
      const { port } = new URL(await serveNext(project.path))
      await expectCases(nextSender(Number(port)), CASES)
    })
  })
})
