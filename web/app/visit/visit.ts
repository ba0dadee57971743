// What a server-side loader knows about the visit. The server sets it for each document.

import { createContext } from 'react-router'
import type { Identity } from '#shared/access/identity.ts'
import { localeFor, supportedLocale } from '#shared/kit/locales.ts'
import type { VisitFacts } from '#shared/site.ts'
import type { FetchedResponse } from '../session/response-body.ts'

export type Visit = VisitFacts & {
  /** Calls the API in-process as the visitor. */
  fetch: (path: string, init?: RequestInit) => Promise<FetchedResponse>
  /** The visitor's cookies: read and set as with `document`. */
  jar: { cookie: string }
  /** Nothing says who it could be, so the API is not asked. */
  isStranger: boolean
  /** The rendered document. In a Response, the server would have to read it again as a stream of bytes. */
  rendered: { html: string | null }
}

export const visitContext = createContext<Visit>()

/** The account's settings win over those stored on this device, which may be older. */
export function withAccountSettings(visit: Visit, identity: Identity | null): Visit {
  if (!identity) return visit
  const locale = supportedLocale(localeFor(visit.locale, identity.locale), visit.site.speaksPseudo)
  return { ...visit, theme: identity.theme, locale }
}
