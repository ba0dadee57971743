// What the product allowed one connection, and on whose word: it lasts as long as that credential and that policy do.

import { z } from 'zod'

/** The channel under which a sign-in is granted; no channel can have this name. */
export const SIGN_IN = '#user'

const credential = z.object({ kind: z.enum(['session', 'token']), id: z.string() })
export type GrantCredential = z.infer<typeof credential>

export const grant = z.object({ personId: z.string(), credential })
export type Grant = z.infer<typeof grant> & {
  /** When the policy was last asked. */
  checkedAt: number
}

/** Long enough for a client to subscribe with the answer it has just been given. */
export const GRANT_WAITS_MS = 60_000
export const grantKey = (socketId: string, channel: string): string => `grant:${socketId}:${channel}`
