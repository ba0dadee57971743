// Notifies every node when a session or token ends, for whatever reason: database triggers send the notification on commit,
// so no code path can forget it. For things that outlive a request, such as sockets; requests query the tables.

import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { id } from '#shared/kit/ids.ts'
import { type Listening, listen } from '../db/listening.ts'

/** As named by the triggers (server/migrations). */
const CHANNEL = 'session_ended'

/** Without `credentialId`, all sessions and tokens of the person have ended. */
const sessionEnd = z.object({ personId: id, credentialId: id.nullable() })
export type SessionEnd = z.infer<typeof sessionEnd>

/** `null`: the connection was lost for a while and notifications may have been missed. Check all connected sessions. */
type Listener = (end: SessionEnd | null) => void

export type SessionEnds = {
  /** Resolves once no further notification can be missed; returns the function to unsubscribe. */
  subscribe(listener: Listener): Promise<() => void>
  stop(): Promise<void>
}

type Options = { url: string; log: Pick<FastifyBaseLogger, 'warn'> }

export function createSessionEnds({ url, log }: Options): SessionEnds {
  const listeners = new Set<Listener>()
  let listening: Listening | null = null

  /** An unreadable notification must not crash the process; `null` makes subscribers check for themselves. */
  function onNotification(payload: string) {
    const end = readEnd(payload)
    if (!end) log.warn('unreadable session end notification')
    notify(end)
  }

  const notify = (end: SessionEnd | null) => {
    for (const listener of listeners) listener(end)
  }

  return {
    // Workers never subscribe, so the connection is opened for the first subscriber.
    async subscribe(listener) {
      listeners.add(listener)
      listening ??= listen({ url, channel: CHANNEL, onNotification, onReconnect: () => notify(null), log })
      await listening.ready
      return () => listeners.delete(listener)
    },
    async stop() {
      await listening?.stop()
    },
  }
}

function readEnd(payload: string): SessionEnd | null {
  try {
    return sessionEnd.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
