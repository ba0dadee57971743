// The first phone that opens the link gets a key of its own in a cookie. The link alone is worth nothing from then on, and
// neither of the two is known to the sessions of the account.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '#server/platform/platform.ts'
import { hashSecret, isSessionKey, newSessionKey } from '#server/platform/session/session-key.ts'
import { PHONE_MINUTES } from '#shared/features/people/identity/identity-limits.ts'

const isSecureSite = ({ url }: Platform) => url.startsWith('https:')

const phoneCookieName = (platform: Platform): string =>
  isSecureSite(platform) ? '__Host-meridian_phone' : 'meridian_phone'

/** The hash of the phone's key; null on every other device. */
export function phoneOf(platform: Platform, { cookies }: FastifyRequest): Buffer | null {
  const key = cookies[phoneCookieName(platform)]
  return isSessionKey(key) ? hashSecret(key) : null
}

/** Returns the hash of the key. */
export function givePhoneKey(platform: Platform, reply: FastifyReply): Buffer {
  const key = newSessionKey()
  reply.setCookie(phoneCookieName(platform), key, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecureSite(platform),
    maxAge: PHONE_MINUTES * 60,
  })
  return hashSecret(key)
}
