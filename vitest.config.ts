import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** A package by its name is its source. */
const source = (name: string) => ({
  find: new RegExp(`^@polyipsum/${name}$`, 'u'),
  replacement: fileURLToPath(new URL(`packages/${name}/src/index.ts`, import.meta.url)),
})

export default defineConfig({
  resolve: {
    // Tests run the sources, so that a change shows without a build.
    alias: [source('contract'), source('text')],
  },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    execArgv: ['--expose-gc'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
