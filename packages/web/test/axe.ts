/** Finds breaches of accessibility rules with axe-core. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** All rules, also those that belong to no standard, and the size of targets. */
const ALL: RunOptions = { rules: { 'target-size': { enabled: true } } }

/** The rules that depend on colours only. */
export const COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** Every breach of a rule, with its element. */
export async function breaches(page: Page, rules = ALL): Promise<readonly string[]> {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (options) => (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(options),
    rules,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
