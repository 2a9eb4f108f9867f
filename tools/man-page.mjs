/** Writes the manual page of the command line from its table of options. */
import { writeFileSync } from 'node:fs'
import { manPage } from '../packages/cli/dist/man-page.js'

writeFileSync(new URL('../packages/cli/man/polyipsum.1', import.meta.url), manPage())
