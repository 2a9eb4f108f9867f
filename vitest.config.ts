import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** An alias: the name of a package, or of an entry of it, leads to its source. */
const source = (name: string, entry = 'index') => ({
  find: new RegExp(`^@polyipsum/${entry === 'index' ? name : `${name}/${entry}`}$`, 'u'),
  replacement: fileURLToPath(new URL(`packages/${name}/src/${entry}.ts`, import.meta.url)),
})

/** The test files whose names have one of these words before `.test.ts`. */
const files = (words: readonly string[]) =>
  words.flatMap((word) => [`packages/*/test/*.${word}.test.ts`, `test/*.${word}.test.ts`])

/** Two files at a time. Neither measures anything that the other could disturb. */
const TWO = { maxWorkers: 2 }

/** The files also share their modules: most of the time would go into loading the languages again. */
const SHARED = { ...TWO, isolate: false }

/** To install and bundle with others' programs takes a minute on a busy machine. */
const MINUTES = { testTimeout: 300_000, hookTimeout: 300_000 }

/** The projects, in the order in which they run. CONTRIBUTING.md describes each. */
const PROJECTS = {
  unit: {
    include: ['packages/*/test/*.test.ts', 'test/*.test.ts'],
    exclude: files(['languages', 'packages', 'browser', 'system']),
    ...SHARED,
  },
  languages: { include: files(['laws', 'languages']), ...SHARED },
  packages: { include: files(['packages']), ...TWO, ...MINUTES },
  browser: { include: files(['browser']), ...TWO },
  system: { include: files(['system']), maxWorkers: 1 },
}

export default defineConfig({
  resolve: {
    // Tests run the sources, so that they see a change without a build.
    alias: [
      source('contract'),
      source('text'),
      source('text', 'core'),
      source('text', 'reading'),
      source('text', 'folder'),
      source('fetch'),
      source('fetch', 'core'),
      source('fetch', 'answer'),
      source('fetch', 'http'),
      source('fetch', 'request'),
      source('mcp'),
      source('mcp', 'stdio'),
    ],
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
