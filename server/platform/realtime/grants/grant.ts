// What one connection is allowed, and by which credential: valid as long as that credential and the policy are.

import { z } from 'zod'

/** The pseudo-channel of user sign-in grants; no real channel can have this name. */
export const SIGN_IN = '#user'

const credential = z.object({ kind: z.enum(['session', 'token']), id: z.string() })
export type GrantCredential = z.infer<typeof credential>

export const grant = z.object({ personId: z.string(), credential })
export type Grant = z.infer<typeof grant> & {
  /** When the policy was last evaluated. */
  checkedAt: number
}

/** Long enough for a client to subscribe with the response it just got. */
export const GRANT_TTL_MS = 60_000
export const grantKey = (socketId: string, channel: string): string => `grant:${socketId}:${channel}`
