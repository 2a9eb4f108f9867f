/** A release: `npm run version-packages` in a copy of the workspace, and the documents before it. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  NAMING_DOCUMENTS,
  PUBLISHED_PLACE,
  publishedDocument,
  releasedChangelog,
  releasedVersion,
  VERSION_PLACES,
} from '../tools/release-version.mjs'
import { FOLDERS, ROOT, readManifest, run, temporaryFolder } from './packed-packages.js'

/** The versions in a file, at the places where the tool writes one. */
function versionsOf(root: string, file: string, place: RegExp): string[] {
  return readFileSync(join(root, file), 'utf8').match(place) ?? []
}

describe('the version', () => {
  it('is the same in every package and wherever else it stands', () => {
    const version = releasedVersion(ROOT)
    for (const folder of FOLDERS) expect(readManifest(folder).version, folder).toBe(version)
    for (const [file, place] of Object.entries(VERSION_PLACES)) {
      expect(versionsOf(ROOT, file, place), file).toEqual([version])
    }
  })

  it('heads what was unreleased in the changelog', () => {
    const changelog = '# Changelog\n\n## Unreleased\n\n### Added\n\n- A.\n\n## 1.0.0 - 2026-01-02\n'
    expect(releasedChangelog(changelog, '1.1.0', new Date('2026-03-04T23:59:59Z'))).toBe(
      '# Changelog\n\n## Unreleased\n\n## 1.1.0 - 2026-03-04\n\n### Added\n\n- A.\n\n## 1.0.0 - 2026-01-02\n',
    )
    expect(() => releasedChangelog('# Changelog\n', '1.1.0', new Date())).toThrow('Unreleased')
  })
})

describe('before the first release', () => {
  /** Text that installs a package from the registry, or imports a package. */
  const NAMES =
    /npx polyipsum|npm install (?:--global )?(?:polyipsum|@polyipsum)|from '@polyipsum\//u
  const documents = [
    ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`),
    ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/README.md`),
    'README.md',
    'deploy/README.md',
  ].filter((file) => file.endsWith('.md') && existsSync(join(ROOT, file)))

  it.each(documents)('%s names no package without saying that it is not there', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const named = text.search(NAMES)
    if (named === -1) return
    expect(NAMING_DOCUMENTS).toContain(file)
    const isPublished = !readFileSync(join(ROOT, PUBLISHED_PLACE.file), 'utf8').includes(
      PUBLISHED_PLACE.before,
    )
    const said = text.indexOf('<!-- until the release -->')
    if (isPublished) expect(said).toBe(-1)
    else expect(said, 'before it is named').toBeGreaterThanOrEqual(0)
    if (!isPublished) expect(said).toBeLessThan(named)
  })

  it('says so in what the release takes away, and nothing else', () => {
    for (const file of NAMING_DOCUMENTS) {
      const text = readFileSync(join(ROOT, file), 'utf8')
      const published = publishedDocument(text)
      expect(published).not.toMatch(/until the release|not? on (?:the )?npm|is on npm yet/u)
      expect(published).toMatch(/^# /u)
    }
  })
})

it('is described by scripts that there are', () => {
  const page = readFileSync(join(ROOT, 'docs/publishing.md'), 'utf8')
  const named = [...page.matchAll(/npm run ([a-z-]+)/gu)].map(([, name]) => name)
  expect(named).toContain('release')
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
})

describe('npm run version-packages', () => {
  const copy = temporaryFolder('release')
  const MANIFESTS = [...FOLDERS, 'packages/contract', 'bench'].map(
    (folder) => `${folder}/package.json`,
  )
  const read = (file: string) => readFileSync(join(copy.path, file), 'utf8')
  const env = {
    ...process.env,
    PATH: [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    // npm needs no registry for these changes of the lock file.
    npm_config_offline: 'true',
  }
  const inCopy = (command: string, ...args: string[]) => run(command, args, { cwd: copy.path, env })
  const git = (...args: string[]) =>
    inCopy('git', '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args)

  beforeAll(async () => {
    const files = [
      ...MANIFESTS,
      ...Object.keys(VERSION_PLACES),
      ...NAMING_DOCUMENTS,
      PUBLISHED_PLACE.file,
      'package-lock.json',
      '.npmrc',
    ]
    for (const file of [
      ...files,
      '.changeset/config.json',
      'CHANGELOG.md',
      'tools/release-version.mjs',
    ]) {
      cpSync(join(ROOT, file), join(copy.path, file))
    }
    await git('init', '--initial-branch=main')
    await git('add', '--all')
    await git('commit', '--message=before')
    await git('checkout', '-b', 'change')
  })
  afterAll(copy.remove)

  it('wants a changeset for a change of a package', async () => {
    const manifest = 'packages/text/package.json'
    writeFileSync(join(copy.path, manifest), `${read(manifest)}\n`)
    await git('commit', '--all', '--message=change')
    await expect(inCopy('changeset', 'status')).rejects.toMatchObject({ code: 1 })
    writeFileSync(
      join(copy.path, '.changeset/change.md'),
      "---\n'@polyipsum/text': major\n---\n\nA change.\n",
    )
    await inCopy('changeset', 'status')
  })

  it('raises all packages together, and what depends on them, locks or names them', async () => {
    await inCopy('npm', 'run', 'version-packages')
    const [major] = releasedVersion(ROOT).split('.').map(Number)
    const version = `${(major ?? 0) + 1}.0.0`
    const lock = JSON.parse(read('package-lock.json')).packages
    for (const file of MANIFESTS) {
      const manifest = JSON.parse(read(file))
      if (manifest.name !== 'polyipsum-bench') expect(manifest.version, file).toBe(version)
      const needs = { ...manifest.dependencies, ...manifest.devDependencies }
      for (const [name, range] of Object.entries(needs)) {
        if (name.startsWith('@polyipsum/')) expect(range, `${file}: ${name}`).toBe(version)
      }
      const { version: locked, dependencies } = lock[file.replace('/package.json', '')]
      expect({ version: locked, dependencies }, file).toEqual({
        version: manifest.version,
        dependencies: manifest.dependencies,
      })
    }
    for (const [file, place] of Object.entries(VERSION_PLACES)) {
      expect(versionsOf(copy.path, file, place), file).toEqual([version])
    }
    expect(read(PUBLISHED_PLACE.file)).toContain(PUBLISHED_PLACE.after)
    for (const file of NAMING_DOCUMENTS) expect(read(file), file).not.toContain('until the release')
    expect(read('CHANGELOG.md')).toContain(`\n## Unreleased\n\n## ${version} - `)
  })

  it('leaves a lock file that npm takes as it is', async () => {
    const before = read('package-lock.json')
    await inCopy('npm', 'install', '--package-lock-only', '--ignore-scripts')
    expect(read('package-lock.json')).toBe(before)
    await inCopy('npm', 'ci', '--dry-run', '--ignore-scripts')
  })
})
