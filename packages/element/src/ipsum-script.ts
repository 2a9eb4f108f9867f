/** `/ipsum.js` of the service: fills the page from the service that the script came from. */
import { fillPage } from './fill-page.js'
import { serviceSource } from './source.js'

fillPage(serviceSource(new URL('.', import.meta.url)))
