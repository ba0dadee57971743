// What the server tells every page about the installation and the visit. It reaches the browser, so nothing here may be
// secret.

import type { SessionSettings } from './access/session-settings.ts'
import type { Locale } from './kit/locales.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const densities = ['comfortable', 'compact'] as const

/** 'locale': follows the reader's language. */
export const timeFormats = ['locale', '12', '24'] as const
export type TimeFormat = (typeof timeFormats)[number]

export type RealtimeSettings = {
  /** Where channels are authorized; null: nowhere, so nothing is live. */
  authEndpoint: string | null
  key: string
  /** Named as in the client library. */
  transports: readonly ('ws' | 'wss' | 'xhr_streaming' | 'xhr_polling')[]
  /** An external socket service; null if this site serves the sockets. */
  service: { socketHost: string; httpHost: string; port: number | null; isSecure: boolean } | null
}

export type Site = {
  title: string
  titleSeparator: string
  /** The public URL without a trailing slash: share images and canonical links must be absolute. */
  url: string
  buildId: string
  authMode: 'cookie' | 'token'
  session: SessionSettings
  isProduction: boolean
  /** Filled with fictional companies and people. */
  isDemo: boolean
  speaksPseudo: boolean
  analytics: { token: string; prefix: string; countBots: boolean } | null
  /** The operator's own documents; null if there are none. */
  legal: { termsUrl: string | null; privacyUrl: string | null }
  feedback: { token: string; source: string } | null
  realtime: RealtimeSettings
}

export type VisitFacts = {
  nonce: string
  locale: Locale
  theme: Theme
  isInMaintenance: boolean
  /** Null for browsers that say themselves where a form comes from. */
  formToken: string | null
  site: Site
}
