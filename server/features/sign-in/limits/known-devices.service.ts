// A long-lived cookie tells a browser that has signed in before from a stranger's. It opens nothing: it only keeps
// strangers' wrong guesses from being held against the owner, and new devices from going unnoticed.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hashSecret, isSessionKey, newSessionKey } from '#server/platform/session/session-key.ts'
import type { Id } from '#shared/kit/ids.ts'
import { hasAnyKnownDevice, selectIsKnownDevice, upsertKnownDevice } from '../sign-in.queries.ts'

export const DEVICE_DAYS = 400

const cookieName = (isSecure: boolean) => (isSecure ? '__Host-meridian_device' : 'meridian_device')

const isSecureSite = ({ url }: Platform) => url.startsWith('https:')

export function readDeviceKey(platform: Platform, request: FastifyRequest): string | null {
  const key = request.cookies[cookieName(isSecureSite(platform))]
  return isSessionKey(key) ? key : null
}

/** Asked with a random key and nobody's id too, so that an unknown address costs the same question. */
export const isKnownDevice = (db: Db, deviceKey: string | null, personId: Id | null): Promise<boolean> =>
  selectIsKnownDevice(db, hashSecret(deviceKey ?? newSessionKey()), personId ?? crypto.randomUUID())

export type DeviceFamiliarity = 'known' | 'first' | 'new'

/** Tells whether the person is to hear of it: the first device of an account is no news. */
export async function rememberDevice(
  db: Db,
  platform: Platform,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  personId: Id,
): Promise<DeviceFamiliarity> {
  const isSecure = isSecureSite(platform)
  const given = readDeviceKey(platform, request)
  const key = given ?? newSessionKey()
  const isKnown = await isKnownDevice(db, given, personId)
  const familiarity = isKnown ? 'known' : (await hasAnyKnownDevice(db, personId)) ? 'new' : 'first'
  await upsertKnownDevice(db, { keyHash: hashSecret(key), personId, lastSeenAt: platform.clock.now() })
  reply.setCookie(cookieName(isSecure), key, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: DEVICE_DAYS * 86_400,
  })
  return familiarity
}
