// The browser's one session, or the server's for one request. Loaders and components share it.

import type { Identity } from '#shared/access/identity.ts'
import type { Locale } from '#shared/kit/locales.ts'
import type { Site } from '#shared/site.ts'
import { deviceZone } from '#web/platform/clock/device-zone.ts'
import { socketId } from '#web/platform/realtime/socket-id.ts'
import type { Analytics } from './document/analytics.ts'
import type { BuildWatch } from './document/build-manifest.ts'
import { whenIdle } from './document/when-idle.ts'
import { clearGuestDrafts } from './form/drafts.ts'
import { askForFreshProof } from './fresh-proof/fresh-proof-host.tsx'
import { createLogger, type Log, writeToConsole } from './log/logger.ts'
import { createSession } from './session/create-session.ts'
import { csrfDefaults } from './session/csrf.ts'
import type { Navigate } from './session/redirects.ts'
import type { Session } from './session/session-context.tsx'
import { createCookieTokenStore } from './session/token-store.ts'

export type Runtime = {
  site: Site
  locale: Locale
  log: Log
  session: Session
  analytics: Analytics
  buildWatch: BuildWatch
  /** Set by the root component once the router runs. */
  setNavigate(navigate: Navigate): void
}

type Facts = { site: Site; locale: Locale; identity: Identity | null }

let inBrowser: Runtime | null = null

export const isBrowser = typeof document !== 'undefined'

/** In the browser always the same one; during server rendering a new one, since requests must not share state. */
export function runtimeFor(facts: Facts): Runtime {
  if (!isBrowser) return createRuntime(facts)
  if (!inBrowser) {
    inBrowser = createRuntime(facts)
    const { identity } = inBrowser.session
    const clearOnceSignedIn = () => identity.read() && clearGuestDrafts(sessionStorage)
    clearOnceSignedIn()
    identity.subscribe(clearOnceSignedIn)
  }
  return inBrowser
}

export function browserRuntime(): Runtime {
  if (!inBrowser) throw new Error('The runtime is not available before the first render')
  return inBrowser
}

function createRuntime({ site, locale, identity }: Facts): Runtime {
  const log = createLogger({ write: writeToConsole })
  let navigate: Navigate = () => undefined
  const session = createSession({
    fetch: (input, init) => fetch(input, init),
    log,
    knownIdentity: identity,
    redirects: site.session.redirects,
    identityPath: site.session.userEndpoint,
    csrf: { ...csrfDefaults, headerName: site.session.csrfHeader },
    cookies: () => (isBrowser ? document.cookie : ''),
    locale: () => locale,
    onFreshProofRequired: askForFreshProof,
    socketId,
    timeZone: deviceZone,
    navigate: (path, options) => navigate(path, options),
    place: () => (isBrowser ? location : { pathname: '/', search: '' }),
    ...(site.authMode === 'token' &&
      isBrowser && { tokens: createCookieTokenStore(document, location.protocol === 'https:') }),
  })
  return {
    site,
    locale,
    log,
    session,
    analytics: lateAnalytics(isBrowser ? site.analytics : null, log),
    buildWatch: lateBuildWatch(site.buildId, log),
    setNavigate(next) {
      navigate = next
    },
  }
}

/**
 * Most installations have no analytics, so its code is loaded only where configured; views are queued until the library has
 * loaded.
 */
function lateAnalytics(settings: Site['analytics'], log: Log): Analytics {
  if (!settings) return { viewPage: () => undefined }
  const loading = import('./document/analytics.ts').then(({ createAnalytics, loadPosthog }) =>
    createAnalytics({ settings, origin: location.origin, load: loadPosthog, whenIdle, log }),
  )
  loading.catch((error: unknown) => log.warn('Analytics could not be loaded', error))
  return {
    viewPage: (address) =>
      void loading.then(
        ({ viewPage }) => viewPage(address),
        () => undefined,
      ),
  }
}

/** Has nothing to do before the page is idle. */
function lateBuildWatch(buildId: string, log: Log): BuildWatch {
  let watch: BuildWatch | null = null
  const load = async () => {
    const { createBuildWatch } = await import('./document/build-manifest.ts')
    watch = createBuildWatch({
      buildId,
      fetch: (url) => fetch(url),
      log,
      now: Date.now,
      setTimeout: (run, delay) => setTimeout(run, delay),
      whenIdle,
      effectiveType: connectionType(),
    })
    watch.start()
  }
  return {
    start: () =>
      whenIdle(() => void load().catch((error: unknown) => log.warn('The build could not be checked', error))),
    isOutdated: () => watch?.isOutdated() ?? false,
  }
}

/** Only some browsers report it; the others are assumed to be fast. */
function connectionType(): string | undefined {
  return isBrowser
    ? (navigator as Navigator & { connection?: { effectiveType?: string } }).connection?.effectiveType
    : undefined
}
