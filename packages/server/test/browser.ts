/** The browser in which pages are tested. */
export { launchBrowser } from '../../../tools/browser.mjs'
