/** No module imports itself, directly or through others. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { importsOf } from './module-imports.js'

const PACKAGES = new URL('../packages/', import.meta.url)

/** Every module in the `src` of a package, with the modules of that package that it imports. */
function importGraph(): ReadonlyMap<string, readonly string[]> {
  const graph = new Map<string, readonly string[]>()
  for (const name of readdirSync(PACKAGES)) {
    const folder = new URL(`${name}/src/`, PACKAGES)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue
      const url = new URL(file, folder)
      const imports = [...importsOf(readFileSync(url, 'utf8'), 'ts')]
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => pathOf(new URL(specifier.replace(/\.js$/u, '.ts'), url)))
      graph.set(pathOf(url), imports)
    }
  }
  return graph
}

function pathOf(url: URL): string {
  return fileURLToPath(url).slice(fileURLToPath(PACKAGES).length)
}

/** The modules that a module imports, directly or through others. */
function reachable(graph: ReadonlyMap<string, readonly string[]>, from: string) {
  const found = new Set(graph.get(from))
  for (const module of found) for (const next of graph.get(module) ?? []) found.add(next)
  return found
}

/** The groups of modules that import one another in a circle, each in alphabetical order. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const from = new Map([...graph.keys()].map((module) => [module, reachable(graph, module)]))
  const groups = [...from]
    .filter(([module, imports]) => imports.has(module))
    .map(([module, imports]) =>
      [...imports]
        .filter((other) => from.get(other)?.has(module))
        .toSorted()
        .join(' '),
    )
  return [...new Set(groups)].toSorted().map((group) => group.split(' '))
}

// `tsc -b` refuses cycles between packages.
it('has no imports in a circle, types included', () => {
  const graph = importGraph()
  // A path that is misread would hide a cycle.
  expect(
    [...graph.values()].flat().filter((path) => path.endsWith('.ts') && !graph.has(path)),
  ).toEqual([])
  expect(cycles(graph)).toEqual([])
})

it.each([
  [{ a: ['b'], b: ['c'], c: [] }, []],
  [{ a: ['b'], b: ['a'], c: ['a'] }, [['a', 'b']]],
  [{ a: ['b'], b: ['c'], c: ['b', 'd'], d: ['d'] }, [['b', 'c'], ['d']]],
])('finds the circles of %j', (graph, expected) => {
  expect(cycles(new Map(Object.entries(graph)))).toEqual(expected)
})
