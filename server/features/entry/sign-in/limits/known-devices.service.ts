// A long-lived cookie distinguishes browsers that have signed in before from strangers'. It grants no access: it only keeps
// strangers' wrong guesses from counting against the owner, and new devices from going unnoticed.

import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asker } from '#server/features/base/accounts/mailed-proofs.service.ts'
import type { Person } from '#server/features/base/accounts/people.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { callerAt } from '#server/platform/http/network-of.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hashSecret, isSessionKey, newSessionKey } from '#server/platform/session/session-key.ts'
import type { Id } from '#shared/kit/ids.ts'
import { hasAnyKnownDevice, selectIsKnownDevice, upsertKnownDevice } from '../sign-in.queries.ts'

export const DEVICE_DAYS = 400

const cookieName = (isSecure: boolean) => (isSecure ? '__Host-meridian_device' : 'meridian_device')

const isSecureSite = ({ url }: Platform) => url.startsWith('https:')

function readDeviceKey(platform: Platform, request: FastifyRequest): string | null {
  const key = request.cookies[cookieName(isSecureSite(platform))]
  return isSessionKey(key) ? key : null
}

/** Queries with random values if there are none, so that an unknown address costs the same. */
const isKnownDevice = (db: Db, deviceKey: string | null, personId: Id | null): Promise<boolean> =>
  selectIsKnownDevice(db, hashSecret(deviceKey ?? newSessionKey()), personId ?? crypto.randomUUID())

export type Caller = { address: string; deviceKey: string | null; isKnownDevice: boolean }

export async function callerOf(platform: Platform, request: FastifyRequest, ownerId: Id | null): Promise<Caller> {
  const deviceKey = readDeviceKey(platform, request)
  return { address: request.ip, deviceKey, isKnownDevice: await isKnownDevice(platform.db, deviceKey, ownerId) }
}

/** Signing up does not make a browser known to the owner of the address. */
export const ownerIdOf = (person: Person | null): Id | null => (person?.emailVerifiedAt ? person.id : null)

/** For rate limits of emails: a known browser, else the network. Hashed because it is stored. */
export async function askerOf(platform: Platform, request: FastifyRequest, person: Person | null): Promise<Asker> {
  const { address, deviceKey, isKnownDevice: isKnown } = await callerOf(platform, request, ownerIdOf(person))
  const subject = isKnown ? `device ${deviceKey}` : `network ${callerAt(address)}`
  return { hash: createHmac('sha256', platform.appKey).update(`asker:${subject}`).digest(), isKnown }
}

export type DeviceFamiliarity = 'known' | 'first' | 'new'

/** Returns whether the person should be notified: not about the first device of an account. */
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
