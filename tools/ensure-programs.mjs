/**
 * Makes sure of the programs that `npm run test:all` needs and npm does not have: installs them from
 * Debian's packages where that is possible, else says what to install and fails.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { foldersIn } from './language-files.mjs'
import { hunspellOf } from './spelling.mjs'

/** The dictionaries that Debian does not call after their language alone. */
const PACKAGES = {
  de_DE: 'hunspell-de-de',
  en_US: 'hunspell-en-us',
  nb_NO: 'hunspell-no',
  pt_BR: 'hunspell-pt-br',
  pt_PT: 'hunspell-pt-pt',
}

/** Comes with nginx, so that where it is, both are. */
const NGINX_BROTLI = '/usr/share/nginx/modules-available/mod-http-brotli-filter.conf'

/** Where the tests look for it. */
const CHROMIUM = '/usr/bin/chromium'

/** Fonts for every script that the page shows, and the program that knows what is in them. */
const FONTS = '/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf'
const CJK_FONTS = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'

/** Programs that tell that they are there, by their packages. */
const PROGRAMS = {
  'redis-server': ['redis-server', '--version'],
  fontconfig: ['fc-list', '--version'],
  sqlite3: ['sqlite3', '--version'],
  // For the page's recipes, which are run as they are shown.
  curl: ['curl', '--version'],
  python3: ['python3', '--version'],
  // For the command line: shells that complete it, what reads its man page, and a clipboard.
  zsh: ['zsh', '--version'],
  fish: ['fish', '--version'],
  mandoc: ['mandoc', '/dev/null'],
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
  // It lists the dictionaries by path on stderr, under a heading.
  const { stderr } = spawnSync('hunspell', ['-D'], { input: '', encoding: 'utf8' })
  // Null where there is no such program.
  const dictionaries = new Set((stderr ?? '').split('\n').map((path) => path.split('/').at(-1)))
  return [
    ...(finds('hunspell', ['--version']) ? [] : ['hunspell']),
    ...foldersIn()
      .map(hunspellOf)
      // That of Latin is npm's.
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
