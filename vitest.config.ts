import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** A package by its name is its source. */
const source = (name: string) => ({
  find: new RegExp(`^@polyipsum/${name}$`, 'u'),
  replacement: fileURLToPath(new URL(`packages/${name}/src/index.ts`, import.meta.url)),
})

/** Test files by the word before `.test.ts` in their names, if there is one. */
const files = (words: readonly string[]) =>
  words.flatMap((word) => [`packages/*/test/*.${word}.test.ts`, `test/*.${word}.test.ts`])

/** In the order in which they run, one after the other; CONTRIBUTING.md says what is in each. */
const PROJECTS = {
  // Two workers, where nothing is measured that a neighbour would disturb.
  unit: {
    include: ['packages/*/test/*.test.ts', 'test/*.test.ts'],
    exclude: files(['languages', 'packages', 'browser', 'system']),
    maxWorkers: 2,
  },
  languages: { include: files(['laws', 'languages']), maxWorkers: 2 },
  packages: { include: files(['packages']), maxWorkers: 2 },
  browser: { include: files(['browser']), maxWorkers: 1 },
  system: { include: files(['system']), maxWorkers: 1 },
}

export default defineConfig({
  resolve: {
    // Tests run the sources, so that a change shows without a build.
    alias: [source('contract'), source('text')],
  },
  test: {
    reporters: ['default', './test/project-report.ts'],
    execArgv: ['--expose-gc'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: Object.entries(PROJECTS).map(([name, project], place) => ({
      extends: true,
      test: {
        ...project,
        name,
        provide: { everyLanguage: name === 'languages' },
        sequence: { groupOrder: place },
      },
    })),
  },
})
