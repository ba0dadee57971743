// Tells every node at once when a session or token has ended, however it ended: triggers on the tables announce it with
// the commit, so no code path can forget to. For what outlives a request, such as sockets; a request asks the tables.

import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { z } from 'zod'
import { id } from '#shared/kit/ids.ts'

/** As the triggers name it (server/migrations). */
const CHANNEL = 'session_ended'
const RECONNECT_MS = 1_000

/** Without `credentialId` every session and token of the person has ended. */
const sessionEnd = z.object({ personId: id, credentialId: id.nullable() })
export type SessionEnd = z.infer<typeof sessionEnd>

/** `null`: the connection was away for a while, so ends may have been missed. Check whoever is connected. */
type Listener = (end: SessionEnd | null) => void

export type SessionEnds = {
  /** Resolves when nothing that ends from now on is missed; gives the way to stop listening. */
  subscribe(listener: Listener): Promise<() => void>
  stop(): Promise<void>
}

type Options = { url: string; log: Pick<FastifyBaseLogger, 'warn'> }

export function createSessionEnds({ url, log }: Options): SessionEnds {
  const listeners = new Set<Listener>()
  let connection: Promise<pg.Client> | null = null
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  /** A line that cannot be read must not take the process with it; who is told `null` checks for themselves. */
  function hear(payload: string | undefined) {
    const end = readEnd(payload)
    if (!end) log.warn('the end of a session was told in a way nobody understands')
    tell(end)
  }

  const tell = (end: SessionEnd | null) => {
    for (const listener of listeners) listener(end)
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, application_name: 'meridian session ends', keepAlive: true })
    client.on('notification', ({ payload }) => hear(payload))
    client.on('error', (error) => log.warn({ err: error }, 'the connection that tells of ended sessions was lost'))
    client.once('end', reconnectLater)
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    return client
  }

  function reconnectLater() {
    connection = null
    // A refused connect is told twice: as the end of the client and to whoever waits for it.
    if (isStopped || timer) return
    timer = setTimeout(() => {
      timer = undefined
      connection = connect()
      connection.then(
        () => tell(null),
        (error: unknown) => {
          log.warn({ err: error }, 'nobody can be told of ended sessions yet')
          reconnectLater()
        },
      )
    }, RECONNECT_MS)
  }

  return {
    // Nobody listens in a worker, so the connection is made for the first who does.
    async subscribe(listener) {
      listeners.add(listener)
      connection ??= connect()
      await connection
      return () => listeners.delete(listener)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      const client = await connection?.catch(() => null)
      await client?.end()
    },
  }
}

function readEnd(payload = ''): SessionEnd | null {
  try {
    return sessionEnd.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
