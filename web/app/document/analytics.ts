// Page views through our own origin: no foreign host, no cookie, nothing stored. The library comes after the page, so it
// never costs the first paint; what happens before it is there waits in line.

import type { Site } from '#shared/site.ts'
import type { Log } from '../log/logger.ts'

type Capture = (event: string, properties: Record<string, unknown>, options: { timestamp: Date }) => unknown

/** The part of posthog-js that is used. */
export type AnalyticsLibrary = { init(token: string, options: Record<string, unknown>): unknown; capture: Capture }

export type AnalyticsOptions = {
  /** null: nothing is loaded, nothing is sent. */
  settings: Site['analytics']
  origin: string
  load: () => Promise<AnalyticsLibrary>
  whenIdle: (run: () => void) => void
  log: Pick<Log, 'warn'>
}

/** One view per page that was really reached: a path with query and hash. The same address twice in a row is one view. */
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
    const timestamp = new Date()
    const send = () => library?.capture('$pageview', { current_url: address }, { timestamp })
    if (library) send()
    else waiting.push(send)
  }

  whenIdle(() => void start(settings))
  return { viewPage: (address) => viewPage(address) }
}

/** Only what differs from the library's own defaults. */
const libraryOptions = (apiHost: string, countBots: boolean) => ({
  api_host: apiHost,
  persistence: 'memory',
  // The router tells about pages; the library would count hash changes and redirects in its own way.
  capture_pageview: false,
  capture_pageleave: true,
  // The content security policy lets no script in that is not ours.
  disable_external_dependency_loading: true,
  opt_out_useragent_filter: countBots,
  // The library adds the whole address to every event by itself.
  before_send: (event: { properties: Record<string, unknown> } | null) => event && withCleanProperties(event),
})

const SECRET = /([?&](?:link|token|proof)=)[^&#]*/g

/** Mailed links carry a secret in the address, which is nobody else's business. */
const withoutSecrets = (address: string): string => address.replace(SECRET, '$1removed')

function withCleanProperties<E extends { properties: Record<string, unknown> }>(event: E): E {
  const cleaned = Object.entries(event.properties).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutSecrets(value) : value,
  ])
  return { ...event, properties: Object.fromEntries(cleaned) as Record<string, unknown> }
}

export const loadPosthog = async (): Promise<AnalyticsLibrary> => (await import('posthog-js/dist/module.slim')).posthog
