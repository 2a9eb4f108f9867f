import { generatePassage } from '@polyipsum/text'

/**
 * Writes a text of an exact length in Latin, the default language. Otherwise the first request with a
 * length would run code that V8 has not compiled yet, and block the process for 10 ms. After this call
 * the first such request takes 1 to 5 ms in any language.
 */
export function warmUpLengths(): void {
  generatePassage({ locale: 'la', chars: 500 })
}
