/** The project of the recipes and a browser, for the tests of one file: the build must have been run. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from '../tools/browser.mjs'
import { temporaryFolder } from './packed-packages.js'
import { writeRecipeProject } from './recipe-project.js'

interface RecipeBrowser {
  /** The folder of the project. */
  readonly folder: string
  /** There is one while tests run. */
  readonly browser: Browser
}

/** Writes the project and starts a browser before the tests of a file, and removes both afterwards. */
export function openRecipes(name: string): RecipeBrowser {
  const folder = temporaryFolder(name)
  let browser: Browser
  beforeAll(async () => {
    writeRecipeProject(folder.path)
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await folder.remove()
  })
  return {
    folder: folder.path,
    get browser() {
      return browser
    },
  }
}
