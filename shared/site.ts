// What the server tells every page about the installation and the visit. Nothing here is secret: it reaches the browser.

import type { Locale } from './kit/locales.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const densities = ['comfortable', 'compact'] as const

/** 'locale': as the reader's language writes it. */
export const timeFormats = ['locale', '12', '24'] as const
export type TimeFormat = (typeof timeFormats)[number]

export type RealtimeSettings = {
  key: string
  /** In the names of the client library. */
  transports: readonly ('ws' | 'wss' | 'xhr_streaming' | 'xhr_polling')[]
  /** Where somebody else serves the sockets; null: this site does. */
  service: { socketHost: string; httpHost: string; port: number | null; isSecure: boolean } | null
}

export type Site = {
  title: string
  titleSeparator: string
  /** The public address, without a slash at its end: share images and canonical links need it whole. */
  url: string
  buildId: string
  authMode: 'cookie' | 'token'
  isProduction: boolean
  speaksPseudo: boolean
  analytics: { token: string; prefix: string; countBots: boolean } | null
  /** The operator's own documents; null where there is none. */
  legal: { termsUrl: string | null; privacyUrl: string | null }
  feedback: { token: string; source: string } | null
  realtime: RealtimeSettings
}

export type VisitFacts = { nonce: string; locale: Locale; theme: Theme; isInMaintenance: boolean; site: Site }
