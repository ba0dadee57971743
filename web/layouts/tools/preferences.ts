// Theme and language are the reader's, not the account's: two cookies that the server reads before it draws a page.

import { LOCALE_COOKIE, THEME_COOKIE } from '#shared/kit/cookies.ts'
import type { Locale } from '#shared/kit/locales.ts'
import type { Theme } from '#shared/site.ts'

const YEAR_IN_SECONDS = 31_536_000

function keep(name: string, value: string) {
  const security = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${security}`
}

export const currentTheme = (): Theme => {
  const theme = document.documentElement.dataset['theme']
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function chooseTheme(theme: Theme): void {
  keep(THEME_COOKIE, theme)
  document.documentElement.dataset['theme'] = theme
}

/** The words of a document hold until the next one, so a new document is asked for. */
export function chooseLocale(locale: Locale): void {
  keep(LOCALE_COOKIE, locale)
  location.reload()
}
