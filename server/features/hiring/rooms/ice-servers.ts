// STUN and TURN servers. TURN credentials are valid for a limited time: the user name is
// the moment they expire, the password its HMAC with a secret the TURN server shares (coturn: use-auth-secret).

import { createHmac } from 'node:crypto'
import type { Config } from '#server/platform/config.ts'
import type { IceServer } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { HOUR } from '#shared/kit/time-zones.ts'

/** Longer than a room is open: coturn checks them again whenever a call renews its relay. */
const VALID_FOR = 5 * HOUR

export function turnCredentials(secret: string, name: string, expiresAt: Date) {
  const username = `${Math.floor(expiresAt.getTime() / 1000)}:${name}`
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') }
}

/** `name` only identifies the call in the TURN server's log. */
export function iceServersFor({ calls }: Pick<Config, 'calls'>, name: string, now: Date): IceServer[] {
  const { stunUrls, turn } = calls
  return [
    ...(stunUrls.length > 0 ? [{ urls: stunUrls }] : []),
    ...(turn ? [{ urls: turn.urls, ...turnCredentials(turn.secret, name, new Date(now.getTime() + VALID_FOR)) }] : []),
  ]
}
