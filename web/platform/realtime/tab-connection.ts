// One live connection per tab, opened by the first listener and replaced when another person signs in.

import { TOKEN_COOKIE } from '#shared/kit/cookies.ts'
import { browserRuntime } from '#web/app/runtime.ts'
import { readCookie } from '#web/app/session/csrf.ts'
import { ignoredEvents } from './ignored-events.ts'
import { type ConnectionState, createLiveConnection, type LiveConnection } from './live-connection.ts'
import { setSocketId } from './socket-id.ts'

/** Wait before reconnecting after the server closed the connection for good, and only if the session is still valid. */
const RECONNECT_MS = 10_000

let opened: { connection: Promise<LiveConnection>; personId: string | undefined } | null = null
const watchers = new Set<() => void>()
let state: ConnectionState = 'initialized'

export function tabConnection(): Promise<LiveConnection> {
  const { site, session, log } = browserRuntime()
  // No channel can be authorized, so the connection stays pending, as on a page that has not gone live yet.
  if (site.realtime.authEndpoint === null) return new Promise(() => {})
  const personId = session.identity.read()?.id
  if (opened?.personId === personId && opened) return opened.connection
  closeConnection()
  const mine = { connection: open(), personId }
  opened = mine
  mine.connection.catch((error: unknown) => {
    // Offline while loading the library: the next caller tries again.
    log.warn('The live connection could not be opened', error)
    if (opened === mine) opened = null
    setState('unavailable')
  })
  const stop = session.identity.subscribe(() => {
    if (session.identity.read()?.id === personId) return
    stop()
    if (opened === mine) closeConnection()
  })
  return mine.connection
}

/** For useSyncExternalStore. */
export const connectionState = (): ConnectionState => state

export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

async function open(): Promise<LiveConnection> {
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
  const connection = createLiveConnection({
    echo,
    contracts,
    onIgnored(ignored) {
      ignoredEvents.count(ignored)
      log.warn(`The live event ${ignored.event} was ignored: ${ignored.fault}`)
    },
    setSocketId,
  })
  setState(connection.state())
  connection.onState((next) => {
    setState(next)
    if (next !== 'disconnected') return
    // The session may have expired: refreshing the identity tells the whole page. If it has not, reconnect.
    const isAlive = session.identity.read() ? session.refreshIdentity() : Promise.resolve()
    isAlive.then(
      () => setTimeout(() => connection.reconnect(), RECONNECT_MS),
      () => undefined,
    )
  })
  return connection
}

function closeConnection(): void {
  const closing = opened
  opened = null
  setState('initialized')
  void closing?.connection.then(
    (connection) => connection.close(),
    () => undefined,
  )
}

function setState(next: ConnectionState): void {
  state = next
  for (const watcher of watchers) watcher()
}
