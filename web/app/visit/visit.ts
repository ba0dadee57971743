// What a server-side loader knows of the visit. The server fills it in for each document.

import { createContext } from 'react-router'
import type { Identity } from '#shared/access/identity.ts'
import { localeFor, supportedLocale } from '#shared/kit/locales.ts'
import type { VisitFacts } from '#shared/site.ts'

export type Visit = VisitFacts & {
  /** Calls the API inside the server's process as the visitor. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
}

export const visitContext = createContext<Visit>()

/** What the account chose wins over what this device kept: it is the same person's later word, said anywhere. */
export function followAccount(visit: Visit, identity: Identity | null): Visit {
  if (!identity) return visit
  const locale = supportedLocale(localeFor(visit.locale, identity.locale), visit.site.speaksPseudo)
  return { ...visit, theme: identity.theme, locale }
}
