/** Lets the visitor choose light or dark, whatever the system has. */
import { byId } from './element.js'
import { say } from './messages.js'

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
    try {
      localStorage.setItem(KEY, theme)
    } catch {
      // Without storage the theme holds for this visit alone.
    }
    show()
  })
  show()
}

function stored(): Theme {
  try {
    const theme = localStorage.getItem(KEY) as Theme
    return NAMES.includes(theme) ? theme : 'system'
  } catch {
    return 'system'
  }
}
