// Tells every node at once when a session or token has ended, however it ended: triggers on the tables announce it with
// the commit, so no code path can forget to. For what outlives a request, such as sockets; a request asks the tables.

import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { id } from '#shared/kit/ids.ts'
import { type Listening, listen } from '../db/listening.ts'

/** As the triggers name it (server/migrations). */
const CHANNEL = 'session_ended'

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
  let listening: Listening | null = null

  /** A line that cannot be read must not take the process with it; who is told `null` checks for themselves. */
  function hear(payload: string) {
    const end = readEnd(payload)
    if (!end) log.warn('the end of a session was told in a way nobody understands')
    tell(end)
  }

  const tell = (end: SessionEnd | null) => {
    for (const listener of listeners) listener(end)
  }

  return {
    // Nobody listens in a worker, so the connection is made for the first who does.
    async subscribe(listener) {
      listeners.add(listener)
      listening ??= listen({ url, channel: CHANNEL, onTold: hear, onReturn: () => tell(null), log })
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
