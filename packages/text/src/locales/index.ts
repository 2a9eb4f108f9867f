import type { Locale } from '../notation/locale.js'
import { ar } from './ar.js'
import { bg } from './bg.js'
import { cs } from './cs.js'
import { da } from './da.js'
import { de } from './de.js'
import { el } from './el.js'
import { en } from './en.js'
import { es } from './es.js'
import { fi } from './fi.js'
import { fr } from './fr.js'
import { he } from './he.js'
import { hi } from './hi.js'
import { hu } from './hu.js'
import { id } from './id.js'
import { it } from './it.js'
import { ja } from './ja.js'
import { ko } from './ko.js'
import { la } from './la.js'
import { nl } from './nl.js'
import { no } from './no.js'
import { pl } from './pl.js'
import { pt } from './pt.js'
import { ro } from './ro.js'
import { ru } from './ru.js'
import { sv } from './sv.js'
import { th } from './th.js'
import { tr } from './tr.js'
import { uk } from './uk.js'
import { vi } from './vi.js'
import { zh } from './zh.js'

/** Every language by its code, in the order of the specification. */
export const LOCALES = {
  la,
  tr,
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  ru,
  el,
  ar,
  he,
  ja,
  zh,
  ko,
  hi,
  th,
  vi,
  id,
  cs,
  sv,
  da,
  fi,
  no,
  uk,
  ro,
  hu,
  bg,
} as const satisfies Readonly<Record<string, Locale>>

/** The code of a language: ISO 639-1. */
export type LocaleCode = keyof typeof LOCALES
