/** Lets the visitor choose light or dark, against the setting of the system. */
import { byId } from './element.js'
import { say } from './messages.js'
import { keep, kept } from './storage.js'

const THEMES = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const
type Theme = keyof typeof THEMES
const NAMES = Object.keys(THEMES) as Theme[]

const KEY = 'polyipsum-theme'

export function addThemeButton(): void {
  const button = byId('theme', HTMLButtonElement)
  let theme = stored()

  function show(): void {
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
    button.textContent = say(THEMES[theme])
  }

  button.addEventListener('click', () => {
    theme = NAMES[(NAMES.indexOf(theme) + 1) % NAMES.length] as Theme
    keep(KEY, theme)
    show()
  })
  show()
}

function stored(): Theme {
  const theme = kept(KEY) as Theme
  return NAMES.includes(theme) ? theme : 'system'
}
