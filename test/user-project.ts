/** A temporary project that installs packages, as a user's does. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FOLDERS, packPackages, run, temporaryFolder } from './packed-packages.js'

/**
 * The programs of others that projects install, and their releases. They are no dependencies of the
 * workspace, since Next.js alone is larger than all of these.
 */
const RELEASES = {
  '@babel/preset-env': '7.29.14',
  '@modelcontextprotocol/conformance': '0.1.16',
  '@modelcontextprotocol/inspector': '2.12.0',
  '@rollup/plugin-node-resolve': '16.0.3',
  '@types/react': '19.3.0',
  bun: '1.4.5',
  deno: '2.9.6',
  esbuild: '0.28.2',
  jest: '30.5.2',
  'jest-environment-jsdom': '30.5.2',
  // Its newest release that runs on Node.js 20.
  miniflare: '4.20260415.0',
  next: '16.4.6',
  // For programs that need a newer line than the packages.
  node: '22.23.3',
  'openapi-fetch': '0.17.0',
  'openapi-typescript': '7.13.0',
  // The newest that runs on Node.js 20.
  orval: '7.13.2',
  react: '19.3.1',
  'react-dom': '19.3.1',
  rollup: '4.68.8',
  svelte: '5.57.3',
  vue: '3.5.45',
  webpack: '5.112.2',
  'webpack-cli': '7.3.1',
} as const

export interface UserProject {
  /** The folder that has the project in it, and is removed with it. */
  readonly parent: string
  readonly path: string
  /** The path of an installed program. */
  readonly program: (name: string) => string
  /** Writes a file of the project. An object becomes JSON. */
  readonly write: (path: string, content: string | object) => Promise<void>
  /** Does something while a file or folder of the project is not there, such as `node_modules`. */
  readonly without: <Value>(path: string, action: () => Promise<Value>) => Promise<Value>
  readonly remove: () => Promise<void>
}

/**
 * Installs packages of the workspace, from what `npm pack` makes of them, and programs of others.
 *
 * @param folders of the packages, all by default; an empty list installs programs alone
 * @param manifest fields of `package.json`
 */
export async function createProject(
  name: string,
  {
    folders = FOLDERS,
    programs = [],
    manifest = {},
  }: {
    folders?: readonly string[]
    programs?: readonly (keyof typeof RELEASES)[]
    manifest?: object
  },
): Promise<UserProject> {
  const { path: parent, remove } = temporaryFolder(name)
  const path = join(parent, 'project')
  const project: UserProject = {
    parent,
    path,
    program: (program) => join(path, 'node_modules/.bin', program),
    write: async (file, content) => {
      await mkdir(join(path, file, '..'), { recursive: true })
      const text = typeof content === 'string' ? content : JSON.stringify(content)
      await writeFile(join(path, file), text)
    },
    without: async (file, action) => {
      const elsewhere = join(parent, 'elsewhere')
      await rename(join(path, file), elsewhere)
      try {
        return await action()
      } finally {
        await rename(elsewhere, join(path, file))
      }
    },
    remove,
  }
  try {
    await install()
  } catch (error) {
    await remove()
    throw error
  }
  return project

  async function install(): Promise<void> {
    const packed = await packPackages(parent, folders)
    const tarballs = packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`])
    await project.write('package.json', {
      private: true,
      dependencies: {
        ...Object.fromEntries(tarballs),
        ...Object.fromEntries(programs.map((program) => [program, RELEASES[program]])),
      },
      // The packages also get one another from the tarballs.
      overrides: Object.fromEntries(tarballs.map(([name]) => [name, `$${name}`])),
      ...manifest,
    })
    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: path })
  }
}
