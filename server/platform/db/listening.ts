// A dedicated connection for LISTEN: PostgreSQL notifies it when a transaction commits. It reconnects after a loss, but
// notifications sent in the meantime are gone.

import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

const RECONNECT_MS = 1_000
const CONNECT_TIMEOUT_MS = 5_000

export type Listening = {
  /** Resolves once no further notification can be missed; rejects when the first attempt failed (retries follow). */
  ready: Promise<void>
  stop(): Promise<void>
}

export type ListeningOptions = {
  url: string
  channel: string
  onNotification: (payload: string) => void
  /** The connection was lost and is back: notifications may have been missed. */
  onReconnect: () => void
  log: Pick<FastifyBaseLogger, 'warn'>
}

export function listen({ url, channel, onNotification, onReconnect, log }: ListeningOptions): Listening {
  let client: pg.Client | null = null
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const connecting = new pg.Client({
      connectionString: url,
      application_name: `meridian ${channel}`,
      keepAlive: true,
      // Otherwise a database that accepts connections but does not answer is waited for without limit.
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    })
    connecting.on('notification', ({ payload }) => onNotification(payload ?? ''))
    connecting.on('error', (error) => log.warn({ err: error, channel }, 'listen connection lost'))
    connecting.once('end', reconnectLater)
    await connecting.connect()
    await connecting.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = connecting
    if (isStopped) await connecting.end()
  }

  function reconnectLater(): void {
    client = null
    // A refused connect is reported twice: by the client's `end` event and by the rejected promise.
    if (isStopped || timer) return
    timer = setTimeout(() => {
      timer = undefined
      connect().then(onReconnect, (error: unknown) => {
        log.warn({ err: error, channel }, 'listen connection not restored yet')
        reconnectLater()
      })
    }, RECONNECT_MS)
  }

  const ready = connect()
  return {
    ready,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await ready.catch(() => undefined)
      await client?.end()
    },
  }
}
