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

/** Two files at a time, where neither measures what the other would disturb. */
const TWO = { maxWorkers: 2 }

/** Nor does every file load the languages anew: most of the time went there. */
const SHARED = { ...TWO, isolate: false }

/** In the order in which they run, one after the other; CONTRIBUTING.md says what is in each. */
const PROJECTS = {
  unit: {
    include: ['packages/*/test/*.test.ts', 'test/*.test.ts'],
    exclude: files(['languages', 'packages', 'browser', 'system']),
    ...SHARED,
  },
  languages: { include: files(['laws', 'languages']), ...SHARED },
  packages: { include: files(['packages']), ...TWO },
  browser: { include: files(['browser']), ...TWO },
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
        setupFiles: name === 'system' ? [] : ['./test/never-overloaded.ts'],
        provide: { everyLanguage: name === 'languages' },
        sequence: { groupOrder: place },
      },
    })),
  },
})
