/** The built client in one script, which a bundler makes. */
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { build } from 'rolldown'
import type * as client from '../src/index.js'

const ENTRY = fileURLToPath(new URL('../dist/index.js', import.meta.url))

/** What the client needs besides the language itself: browsers, servers and workers share it. */
const SHARED = {
  fetch,
  URL,
  URLSearchParams,
  AbortController,
  setTimeout,
  clearTimeout,
  performance,
}

/** @param format a module, or a script that leaves the exports in the variable `polyipsum` */
export async function bundleClient(format: 'es' | 'iife'): Promise<string> {
  const { output } = await build({
    input: ENTRY,
    write: false,
    output: { format, minify: true, name: 'polyipsum' },
  })
  const [{ code }] = output
  return code
}

/** The client in a context with `SHARED` alone. @param own replaces some of `SHARED` */
export async function isolatedClient(
  own: Readonly<Record<string, unknown>> = {},
): Promise<typeof client> {
  return runInNewContext(`${await bundleClient('iife')};polyipsum`, { ...SHARED, ...own })
}
