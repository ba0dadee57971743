// One live connection per tab, opened by the first listener and replaced when another person signs in.

import { TOKEN_COOKIE } from '#shared/kit/cookies.ts'
import { browserRuntime } from '#web/app/runtime.ts'
import { readCookie } from '#web/app/session/csrf.ts'
import { ignoredEvents } from './ignored-events.ts'
import { createLine, type Line, type LineState } from './line.ts'
import { keepSocketId } from './socket-id.ts'

/** Wait before reconnecting after the server closed the connection for good, and only if the session is still valid. */
const RECONNECT_MS = 10_000

let opened: { line: Promise<Line>; personId: string | undefined } | null = null
const watchers = new Set<() => void>()
let state: LineState = 'initialized'

export function tabLine(): Promise<Line> {
  const { session, log } = browserRuntime()
  const personId = session.identity.read()?.id
  if (opened?.personId === personId && opened) return opened.line
  closeLine()
  const mine = { line: open(), personId }
  opened = mine
  mine.line.catch((error: unknown) => {
    // Offline while loading the library: the next caller tries again.
    log.warn('The live connection could not be opened', error)
    if (opened === mine) opened = null
    setState('unavailable')
  })
  const stop = session.identity.subscribe(() => {
    if (session.identity.read()?.id === personId) return
    stop()
    if (opened === mine) closeLine()
  })
  return mine.line
}

/** For useSyncExternalStore. */
export const lineState = (): LineState => state

export function watchLine(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

async function open(): Promise<Line> {
  const { site, session, log } = browserRuntime()
  setState('connecting')
  const [{ connectEcho }, contracts] = await Promise.all([
    import('./connect-echo.ts'),
    import('#shared/live/payload.ts'),
  ])
  const echo = connectEcho({
    settings: site.realtime,
    place: location,
    authHeaders: () => {
      const token = site.authMode === 'token' && readCookie(document.cookie, TOKEN_COOKIE)
      return token ? { Authorization: `Bearer ${token}` } : {}
    },
  })
  const line = createLine({
    echo,
    contracts,
    onIgnored(ignored) {
      ignoredEvents.count(ignored)
      log.warn(`The live event ${ignored.event} was ignored: ${ignored.fault}`)
    },
    keepSocketId,
  })
  setState(line.state())
  line.onState((next) => {
    setState(next)
    if (next !== 'disconnected') return
    // The session may have expired: refreshing the identity tells the whole page. If it has not, reconnect.
    const isAlive = session.identity.read() ? session.refreshIdentity() : Promise.resolve()
    isAlive.then(
      () => setTimeout(() => line.reconnect(), RECONNECT_MS),
      () => undefined,
    )
  })
  return line
}

function closeLine(): void {
  const closing = opened
  opened = null
  setState('initialized')
  void closing?.line.then(
    (line) => line.close(),
    () => undefined,
  )
}

function setState(next: LineState): void {
  state = next
  for (const watcher of watchers) watcher()
}
