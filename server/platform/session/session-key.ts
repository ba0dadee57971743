// The session cookie holds a random key; PostgreSQL only stores its hash. Guests have a key too, without a row: the CSRF
// token is derived from it and thus never stored.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32
const KEY_PATTERN = /^[\w-]{43}$/

export const newSessionKey = (): string => randomBytes(KEY_BYTES).toString('base64url')

export const isSessionKey = (value: string | undefined): value is string =>
  value !== undefined && KEY_PATTERN.test(value)

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Bound to the session key: it changes with the key, at sign-in and sign-out. */
export const csrfTokenFor = (sessionKey: string, appKey: string): string =>
  createHmac('sha256', appKey).update(`csrf:${sessionKey}`).digest('base64')

export function isSameToken(given: string, expected: string): boolean {
  return timingSafeEqual(hashSecret(given), hashSecret(expected))
}
