import { ALL_LANGUAGES } from '@polyipsum/fetch/request'
import { textsOf } from './texts.js'

/** The texts of `@polyipsum/text`. */
export const OUR_TEXTS = textsOf(ALL_LANGUAGES, '')
