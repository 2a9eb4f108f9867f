/**
 * Runs after `changeset version` has raised the packages. Writes the new version into every other
 * file that has it, and puts the unreleased changes of the changelog under its heading.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The places of the version outside the packages' own manifests, by file. */
export const VERSION_PLACES = {
  'package.json': /(?<="version": ")[^"]+/gu,
  'deploy/Dockerfile': /(?<=^ARG VERSION=)\S+/gmu,
  'deploy/README.md': /(?<=^ *image=\S+:)\S+/gmu,
  'deploy/kubernetes/kustomization.yaml': /(?<=newTag: )\S+/gu,
}

/** The constant that tells whether anything is published, before and after the first release. */
export const PUBLISHED_PLACE = {
  file: 'packages/contract/src/project.ts',
  before: 'IS_PUBLISHED: boolean = false',
  after: 'IS_PUBLISHED: boolean = true',
}

/** The documents that tell how to install a package. */
export const NAMING_DOCUMENTS = [
  'README.md',
  'docs/cli.md',
  'docs/client.md',
  'docs/install.md',
  'docs/mcp.md',
  'docs/own-text.md',
  'docs/recipes.md',
  'packages/cli/README.md',
  'packages/client/README.md',
  'packages/element/README.md',
  'packages/fetch/README.md',
  'packages/mcp/README.md',
  'packages/server/README.md',
  'packages/text/README.md',
]

const UNTIL_THE_RELEASE = /<!-- until the release -->\n.*?<!-- \/until the release -->\n\n?/gsu

/**
 * A document without the parts that hold only until the first release.
 *
 * @param {string} document
 */
export const publishedDocument = (document) => document.replace(UNTIL_THE_RELEASE, '')

const UNRELEASED = '## Unreleased\n'

/**
 * Puts the unreleased changes under the heading of a version.
 *
 * @param {string} changelog in the format of Keep a Changelog
 * @param {string} version such as `1.2.0`
 * @param {Date} date of the release; its day in UTC is written
 * @throws Error if the changelog has no heading “Unreleased”
 */
export function releasedChangelog(changelog, version, date) {
  if (!changelog.includes(UNRELEASED)) throw new Error('CHANGELOG.md has no “## Unreleased”')
  const heading = `## ${version} - ${date.toISOString().slice(0, 10)}\n`
  return changelog.replace(UNRELEASED, () => `${UNRELEASED}\n${heading}`)
}

/** @param {string} root folder of the workspace */
export function releasedVersion(root) {
  const manifest = readFileSync(join(root, 'packages/text/package.json'), 'utf8')
  return /** @type {{ version: string }} */ (JSON.parse(manifest)).version
}

/** @param {string} root folder of the workspace */
function writeVersion(root) {
  const version = releasedVersion(root)
  for (const [file, place] of Object.entries(VERSION_PLACES)) {
    change(join(root, file), (text) => text.replace(place, version))
  }
  const { file, before, after } = PUBLISHED_PLACE
  change(join(root, file), (text) => text.replace(before, after))
  for (const document of NAMING_DOCUMENTS) change(join(root, document), publishedDocument)
  change(join(root, 'CHANGELOG.md'), (text) =>
    // A second run must not write the heading again.
    text.includes(`\n## ${version} - `) ? text : releasedChangelog(text, version, new Date()),
  )
}

/**
 * @param {string} path
 * @param {(text: string) => string} edit
 */
function change(path, edit) {
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeVersion(fileURLToPath(new URL('..', import.meta.url)))
}
