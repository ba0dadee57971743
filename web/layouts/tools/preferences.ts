// Theme and language of a guest are two cookies on this device, which the server reads before rendering. For signed-in
// people the choice is also saved to the account, which takes precedence on every device.

import { useCallback } from 'react'
import type { Identity } from '#shared/access/identity.ts'
import type { BasicsChange, preferences } from '#shared/features/people/preferences/preferences.contract.ts'
import { LOCALE_COOKIE, THEME_COOKIE } from '#shared/kit/cookies.ts'
import type { Locale } from '#shared/kit/locales.ts'
import type { Theme } from '#shared/site.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'

const YEAR_IN_SECONDS = 31_536_000

function storeCookie(name: string, value: string) {
  const security = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${security}`
}

export const currentTheme = (): Theme => {
  const theme = document.documentElement.dataset['theme']
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function chooseTheme(theme: Theme): void {
  storeCookie(THEME_COOKIE, theme)
  document.documentElement.dataset['theme'] = theme
}

/** Messages are fixed for the life of a document, so load a new one. */
export function chooseLocale(locale: Locale): void {
  storeCookie(LOCALE_COOKIE, locale)
  location.reload()
}

/** Resolves after the last requested change. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Saves a change to the signed-in person's account; the whole page updates with the response. One at a time, because a response
 * contains the whole identity: a late one would show the old value of a newer change.
 */
export function useChangeBasics(): (change: BasicsChange) => Promise<Identity> {
  const { client, identity } = useSession()
  return useCallback(
    (body) => {
      const change = async () => {
        const changed = await callApi<typeof preferences.changeBasics>(client, 'PATCH /shared/api/settings/basics', {
          body,
        })
        identity.write(changed)
        if (body.theme) chooseTheme(body.theme)
        if (body.locale) chooseLocale(body.locale)
        return changed
      }
      const changing = queue.then(change, change)
      queue = changing
      return changing
    },
    [client, identity],
  )
}
