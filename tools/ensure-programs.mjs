/**
 * Checks for the programs that `npm run test:all` needs beside npm's packages. As root on Debian it
 * installs those that are missing; elsewhere it names them and fails.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { foldersIn } from './language-files.mjs'
import { hunspellOf } from './spelling.mjs'

/** Debian's packages of dictionaries whose names have more than the language. */
const PACKAGES = {
  de_DE: 'hunspell-de-de',
  en_US: 'hunspell-en-us',
  nb_NO: 'hunspell-no',
  pt_BR: 'hunspell-pt-br',
  pt_PT: 'hunspell-pt-pt',
}

/** The package of this file depends on nginx: where the file is, nginx is. */
const NGINX_BROTLI = '/usr/share/nginx/modules-available/mod-http-brotli-filter.conf'

/** The path at which the tests start Chromium. */
const CHROMIUM = '/usr/bin/chromium'

/** Fonts for every script of the page. */
const FONTS = '/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf'
const CJK_FONTS = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'

/** Commands that end with 0 if a program is installed, by the Debian package of the program. */
const PROGRAMS = {
  'redis-server': ['redis-server', '--version'],
  // Tells which characters are in a font.
  fontconfig: ['fc-list', '--version'],
  sqlite3: ['sqlite3', '--version'],
  // The tests run the page's recipes, as the page shows them.
  curl: ['curl', '--version'],
  python3: ['python3', '--version'],
  // For the command line: shells for completion, a reader for its man page, and a clipboard.
  zsh: ['zsh', '--version'],
  fish: ['fish', '--version'],
  mandoc: ['mandoc', '/dev/null'],
  // Uses the language server.
  neovim: ['nvim', '--version'],
  xvfb: ['Xvfb', '-help'],
  xclip: ['xclip', '-version'],
  xsel: ['xsel', '--version'],
  time: ['/usr/bin/time', '--version'],
}

const missing = missingPackages()
if (missing.length > 0) {
  const install = ['install', '--yes', '--no-install-recommends', ...missing]
  const canInstall = process.getuid?.() === 0 && finds('apt-get', ['--version'])
  if (canInstall) {
    console.log(`Installing what the tests need: ${missing.join(' ')}`)
    run('apt-get', ['update', '--quiet'])
    run('apt-get', [...install, '--quiet'])
  }
  const still = missingPackages()
  if (still.length > 0) {
    console.error(
      `The tests need ${still.join(', ')}. On Debian or Ubuntu: sudo apt-get ${install.join(' ')}`,
    )
    process.exit(1)
  }
}

function missingPackages() {
  // Lists the paths of the dictionaries on stderr, under a heading.
  const { stderr } = spawnSync('hunspell', ['-D'], { input: '', encoding: 'utf8' })
  // `stderr` is null when hunspell is not installed.
  const dictionaries = new Set((stderr ?? '').split('\n').map((path) => path.split('/').at(-1)))
  return [
    ...(finds('hunspell', ['--version']) ? [] : ['hunspell']),
    ...foldersIn()
      .map(hunspellOf)
      // The dictionary of Latin comes from npm, and has a path instead of a name.
      .filter((dictionary) => dictionary !== undefined && !isAbsolute(dictionary))
      .filter((dictionary) => !dictionaries.has(dictionary))
      .map((dictionary) => PACKAGES[dictionary] ?? `hunspell-${dictionary.split('_')[0]}`),
    ...(finds('enchant-2', ['-l', '-d', 'fi'])
      ? []
      : ['enchant-2', 'libenchant-2-voikko', 'voikko-fi']),
    ...(existsSync(CHROMIUM) ? [] : ['chromium']),
    ...(existsSync(FONTS) ? [] : ['fonts-noto-core']),
    ...(existsSync(CJK_FONTS) ? [] : ['fonts-noto-cjk']),
    ...Object.entries(PROGRAMS)
      .filter(([, [program, option]]) => !finds(program, [option]))
      .map(([name]) => name),
    ...(existsSync(NGINX_BROTLI) ? [] : ['nginx', 'libnginx-mod-http-brotli-filter']),
  ]
}

function finds(program, options) {
  return (
    spawnSync(program, options, { input: '', stdio: ['pipe', 'ignore', 'ignore'] }).status === 0
  )
}

function run(program, options) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(program, options, { stdio: 'inherit', env })
}
