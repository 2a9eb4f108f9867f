/** The packages as they would be published: `npm pack` makes them from the build. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A file, or one for each condition. */
export type ExportTarget = string | null | { readonly [condition: string]: ExportTarget }

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly bin?: Readonly<Record<string, string>>
  readonly man?: string
  /** Only of a package that can be required, too. */
  readonly main?: string
  readonly types?: string
  readonly exports: Readonly<Record<string, ExportTarget>>
  /** The modules that its own modules import by a name with `#`. */
  readonly imports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
}

/** The folders of the packages that are published. */
export const FOLDERS = readdirSync(join(ROOT, 'packages'))
  .map((name) => `packages/${name}`)
  .filter((folder) => readManifest(folder)['private'] !== true)

export interface PackedPackage {
  /** Its folder in the workspace, such as `packages/text`. */
  readonly folder: string
  readonly manifest: Manifest
  /** The path of the tarball. */
  readonly tarball: string
  /** The paths of its files within the package. */
  readonly files: readonly string[]
}

export const run = promisify(execFile)

/** Makes a temporary folder. Call `remove` after the tests. */
export function temporaryFolder(name: string) {
  const path = mkdtempSync(join(tmpdir(), `polyipsum-${name}-`))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** Packs packages of the workspace into a folder: all of them by default. */
export async function packPackages(
  destination: string,
  folders: readonly string[] = FOLDERS,
): Promise<readonly PackedPackage[]> {
  // Without a path, npm would pack the workspace.
  if (folders.length === 0) return []
  const paths = folders.map((folder) => `./${folder}`)
  const pack = ['pack', ...paths, '--json', '--ignore-scripts', '--pack-destination', destination]
  const { stdout } = await run('npm', pack, { cwd: ROOT, maxBuffer: 2 ** 24 })
  const packed: { name: string; filename: string; files: { path: string }[] }[] = JSON.parse(stdout)
  return folders.map((folder) => {
    const manifest = readManifest(folder)
    const entry = packed.find(({ name }) => name === manifest.name)
    if (entry === undefined) throw new Error(`npm did not pack ${folder}`)
    const files = entry.files.map(({ path }) => path)
    return { folder, manifest, tarball: join(destination, entry.filename), files }
  })
}
