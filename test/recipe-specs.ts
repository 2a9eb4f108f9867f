/** Runs the recipes' spec files for Playwright with real pages, in place of Playwright's runner. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runInNewContext } from 'node:vm'
import type { Browser, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { bundleRecipe } from './recipe-project.js'

export interface Spec {
  readonly title: string
  readonly body: (fixtures: { page: Page }) => Promise<void>
}

/**
 * The tests of a spec file.
 *
 * @param folder the folder of the project
 * @param pictures receives the screenshots in base64, by their names; they are not compared
 */
export async function loadSpecs(
  folder: string,
  path: string,
  pictures: Map<string, string> = new Map(),
): Promise<readonly Spec[]> {
  const specs: Spec[] = []
  const runner = {
    test: (title: string, body: Spec['body']) => void specs.push({ title, body }),
    expect: (actual: Page | readonly unknown[]) =>
      'screenshot' in actual
        ? {
            toHaveScreenshot: async (name: string, options?: { fullPage?: boolean }) =>
              void pictures.set(name, (await actual.screenshot(options)).toString('base64')),
          }
        : expect(actual),
  }
  const code = await bundleRecipe(folder, `import './${path}'`, {
    '@playwright/test': 'export const { test, expect } = runner',
  })
  runInNewContext(code, { runner, btoa, TextEncoder, TextDecoder, Intl, crypto })
  return specs
}

/** Serves pages by their paths until the test ends, and opens an empty page with this site as its base. */
export async function openSite(
  browser: Browser,
  pages: Readonly<Record<string, string>>,
): Promise<Page> {
  const server = createServer(({ url = '/' }, response) => {
    const page = pages[url.split('?')[0] ?? '']
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' })
    response.end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const viewport = { width: 320, height: 480 }
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, viewport })
  onTestFinished(async () => {
    await context.close()
    server.closeAllConnections()
    server.close()
  })
  return context.newPage()
}
