// Page views through our own origin: no third-party host, no cookies, nothing stored. The library loads after the page so
// that it never delays the first paint; earlier views are queued.

import type { Site } from '#shared/site.ts'
import type { Log } from '../log/logger.ts'

// No third argument: the library sends an event with options at once instead of batching it.
type Capture = (event: string, properties: Record<string, unknown>) => unknown

/** The part of posthog-js we use. */
export type AnalyticsLibrary = { init(token: string, options: Record<string, unknown>): unknown; capture: Capture }

export type AnalyticsOptions = {
  /** null: nothing is loaded and nothing is sent. */
  settings: Site['analytics']
  origin: string
  load: () => Promise<AnalyticsLibrary>
  whenIdle: (run: () => void) => void
  log: Pick<Log, 'warn'>
}

/** Records one view per completed navigation, given path, query and hash. Repeats of the same address count once. */
export type Analytics = { viewPage(address: string): void }

export function createAnalytics({ settings, origin, load, whenIdle, log }: AnalyticsOptions): Analytics {
  if (!settings) return { viewPage: () => undefined }
  let library: AnalyticsLibrary | null = null
  let waiting: (() => void)[] = []
  let lastAddress: string | null = null

  async function start({ token, prefix, countBots }: NonNullable<Site['analytics']>) {
    try {
      const loaded = await load()
      loaded.init(token, libraryOptions(`${origin}${prefix}`, countBots))
      library = loaded
      for (const send of waiting) send()
    } catch (error) {
      log.warn('Analytics could not be loaded', error)
      viewPage = () => undefined
    }
    waiting = []
  }

  let viewPage = (viewed: string) => {
    const address = withoutSecrets(viewed)
    if (address === lastAddress) return
    lastAddress = address
    const send = () => library?.capture('$pageview', { current_url: address })
    if (library) send()
    else waiting.push(send)
  }

  whenIdle(() => void start(settings))
  return { viewPage: (address) => viewPage(address) }
}

/** Only what differs from the library's defaults. */
const libraryOptions = (apiHost: string, countBots: boolean) => ({
  api_host: apiHost,
  persistence: 'memory',
  // The router reports page views; the library would also count hash changes and redirects.
  capture_pageview: false,
  capture_pageleave: true,
  // The content security policy blocks third-party scripts.
  disable_external_dependency_loading: true,
  opt_out_useragent_filter: countBots,
  // The library adds the full address to every event.
  before_send: (event: { properties: Record<string, unknown> } | null) => event && withCleanProperties(event),
})

const SECRET = /([?&](?:link|token|proof)=)[^&#]*/g
/** In the path, and in the address to come back to after signing in. */
const SECRET_PATH = /((?:proposals|endorsements(?:\/|%2F)request)(?:\/|%2F))[^/?&#%]+/g

/** Emailed links and links to share contain a secret. */
const withoutSecrets = (address: string): string =>
  address.replace(SECRET, '$1removed').replace(SECRET_PATH, '$1removed')

function withCleanProperties<E extends { properties: Record<string, unknown> }>(event: E): E {
  const cleaned = Object.entries(event.properties).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutSecrets(value) : value,
  ])
  return { ...event, properties: Object.fromEntries(cleaned) as Record<string, unknown> }
}

export const loadPosthog = async (): Promise<AnalyticsLibrary> => (await import('posthog-js/dist/module.slim')).posthog
