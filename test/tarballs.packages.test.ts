/** The content of the packages when they are published. The build must have been run. */
import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importsOf, packageOf } from './module-imports.js'
import {
  type ExportTarget,
  FOLDERS,
  type Manifest,
  type PackedPackage,
  packPackages,
  ROOT,
  readManifest,
  run,
  temporaryFolder,
} from './packed-packages.js'

const folder = temporaryFolder('tarballs')
let packed: readonly PackedPackage[]
beforeAll(async () => {
  packed = await packPackages(folder.path)
})
afterAll(folder.remove)

/** The files that may be in a package. */
const SHIPPED =
  /^(?:package\.json|README\.md|LICENSE|(?:dist|contract)\/.+|bin\/[a-z]+\.js|man\/[a-z]+\.1)$/u
/** Files of the build that are of no use without the sources. */
const LEFT_OVER = /\.map$|\.tsbuildinfo$|(?:^|\/)(?:test|src)\/|\.test\./u
/** Third-party files, which a package serves and does not run. */
const SERVED = /^dist\/documents\/docs\//u

/** The files of a target, under whatever conditions. */
function filesOf(target: ExportTarget): string[] {
  return typeof target === 'string' ? [target] : Object.values(target ?? {}).flatMap(filesOf)
}

/** The files that a manifest names, as patterns. */
function namedFiles({ bin = {}, man, main, types, exports, imports = {} }: Manifest): string[] {
  const targets = [...Object.values(exports), ...Object.values(imports)].flatMap(filesOf)
  const single = [man, main, types].filter((file) => file !== undefined)
  const files = [...Object.values(bin), ...targets, ...single]
  return files.map((file) => file.replace(/^\.\//u, ''))
}

describe.each(FOLDERS)('the package of %s', (path) => {
  let own: PackedPackage
  beforeAll(() => {
    own = packed.find((one) => one.folder === path) as PackedPackage
  })
  const read = (file: string) => readFileSync(join(ROOT, path, file), 'utf8')
  const manifest = readManifest(path)

  it('says whose it is, where it comes from and what it runs on', () => {
    const repository = 'https://github.com/polyipsum/polyipsum'
    expect(manifest).toMatchObject({
      license: 'MIT',
      type: 'module',
      description: expect.stringMatching(/^.{20,120}$/u),
      engines: JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines,
      homepage: `${repository}/tree/main/${path}#readme`,
      bugs: `${repository}/issues`,
      repository: { type: 'git', url: `git+${repository}.git`, directory: path },
      publishConfig: { access: 'public', provenance: true },
      keywords: expect.arrayContaining(['lorem ipsum', 'placeholder text']),
    })
    expect(manifest).not.toHaveProperty('private')
  })

  it('holds its build, a licence and a readme, and nothing else', () => {
    expect(own.files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']))
    expect(own.files.filter((file) => !SHIPPED.test(file) || LEFT_OVER.test(file))).toEqual([])
    expect(read('LICENSE')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'))
    expect(read('README.md')).toMatch(`# ${manifest.name}\n`)
  })

  it('refers to no source map, as it has none', () => {
    const code = own.files.filter((file) => /\.[jt]s$/u.test(file) && !SERVED.test(file))
    const referring = code.filter((file) => read(file).includes('sourceMappingURL='))
    expect(referring).toEqual([])
  })

  it('has every file that its manifest names', () => {
    const named = namedFiles(manifest)
    expect(named).not.toEqual([])
    for (const pattern of named) {
      const [start = '', end] = pattern.split('*')
      const found = own.files.filter((file) =>
        end === undefined ? file === start : file.startsWith(start) && file.endsWith(end),
      )
      expect(found, pattern).not.toEqual([])
    }
  })

  it('gives types first, before what runs', () => {
    const targets = Object.values(manifest.exports)
    for (const target of targets) {
      if (typeof target !== 'object' || target === null) continue
      const conditions = Object.keys(target)
      expect(conditions.at(-1)).toBe('default')
      // Each of several conditions has types of its own.
      if (conditions.includes('types')) expect(conditions[0]).toBe('types')
      else targets.push(...Object.values(target))
    }
  })

  it('imports only what it depends on', () => {
    const { name, dependencies, peerDependencies } = manifest
    const known = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })])
    for (const file of own.files) {
      if (!/\.[jt]s$/u.test(file) || SERVED.test(file)) continue
      for (const specifier of importsOf(read(file), file.endsWith('.d.ts') ? 'dts' : 'js')) {
        // In declarations, `tsc` writes the names of Node's modules without their prefix.
        // A name with `#` is a file of the package itself.
        if (/^[.#]/u.test(specifier) || isBuiltin(specifier)) continue
        expect(known, `${file} imports ${specifier}`).toContain(packageOf(specifier))
      }
    }
  })

  it('says that its programs alone do something by being imported', () => {
    const programs = Object.values(manifest.bin ?? {})
    expect(manifest['sideEffects']).toEqual(
      programs.length > 0 ? expect.arrayContaining(programs) : false,
    )
  })

  it('passes publint', async () => {
    const { buffer } = new Uint8Array(readFileSync(own.tarball))
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg as object))).toEqual([])
  })

  it('has types that resolve as its code does', async () => {
    const attw = join(ROOT, 'node_modules/.bin/attw')
    const profile = manifest.main === undefined ? 'esm-only' : 'node16'
    const args = [own.tarball, '--profile', profile, '--format', 'json']
    const { stdout } = await run(attw, args, { maxBuffer: 2 ** 24 })
    const { analysis } = JSON.parse(stdout)
    if (path === 'packages/web') {
      // It has pages and pictures only, which have no types.
      expect(analysis.types).toBe(false)
    } else {
      expect(Object.keys(analysis.entrypoints)).not.toEqual([])
    }
  })
})
