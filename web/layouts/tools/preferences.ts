// Theme and language of a guest are two cookies of this device, which the server reads before it draws a page. Whoever is
// signed in takes their choice along: it is kept with the account too, and the account's word wins on every device.

import { useCallback } from 'react'
import type { Identity } from '#shared/access/identity.ts'
import type { BasicsChange, preferences } from '#shared/features/people/preferences/preferences.contract.ts'
import { LOCALE_COOKIE, THEME_COOKIE } from '#shared/kit/cookies.ts'
import type { Locale } from '#shared/kit/locales.ts'
import type { Theme } from '#shared/site.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'

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

/** Keeps a change with the account of whoever is signed in; the whole page follows the answer. */
export function useChangeBasics(): (change: BasicsChange) => Promise<Identity> {
  const { client, identity } = useSession()
  return useCallback(
    async (body) => {
      const changed = await callApi<typeof preferences.changeBasics>(client, 'PATCH /shared/api/settings/basics', {
        body,
      })
      identity.write(changed)
      if (body.theme) chooseTheme(body.theme)
      if (body.locale) chooseLocale(body.locale)
      return changed
    },
    [client, identity],
  )
}
