// Handing the photos of an identity check over to a phone. The link opens nothing but this: no session, no name, no picture.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCredentialLookup } from '#server/features/base/accounts/credentials/live-credentials.service.ts'
import { originOf, recordSecurityEvent } from '#server/features/base/accounts/security-log.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Credential } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { qrCodeOf } from '#server/platform/qr-code.ts'
import { hashSecret, newSessionKey } from '#server/platform/session/session-key.ts'
import type { OwnIdentity } from '#shared/features/people/identity/identity.contract.ts'
import { PHONE_MINUTES } from '#shared/features/people/identity/identity-limits.ts'
import { isOpenIdentity } from '#shared/features/people/identity/identity-status.ts'
import type { PhotoSide } from '#shared/features/people/identity/identity-words.ts'
import type { PhoneLink, PhoneLinkState, PhoneView } from '#shared/features/people/identity/phone.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { phoneLinkState } from '../identity.policy.ts'
import { missingSides } from '../identity.presenter.ts'
import { lockUndecided, selectPhotos } from '../identity.queries.ts'
import { addPhoto } from '../photos/photos.service.ts'
import { givePhoneKey, phoneOf } from './phone-key.ts'
import {
  deletePhoneLink,
  type LinkedCheck,
  lockByToken,
  replacePhoneLink,
  selectByCheck,
  selectByToken,
  updateDevice,
} from './phone-links.queries.ts'

const phonePath = (token: string): string => `/identity-verification/phone/${token}`

/** Made by one session or token, and ends with it. */
export async function linkPhone(
  platform: Platform,
  personId: Id,
  credential: Credential,
): Promise<Omit<PhoneLink, 'identity'>> {
  const token = newSessionKey()
  await transaction(platform.db, async (tx) => {
    const check = await lockUndecided(tx, personId)
    ensure(check !== null && isOpenIdentity(check.status), 'status_changed_meanwhile')
    const now = platform.clock.now()
    const { kind } = found(credential)
    await replacePhoneLink(tx, {
      id: newId(),
      checkId: check.id,
      personId,
      tokenHash: hashSecret(token),
      credentialKind: kind,
      credentialId: idOf(found(credential)),
      createdAt: now,
      expiresAt: new Date(now.getTime() + PHONE_MINUTES * 60_000),
    })
  })
  const link = `${platform.url}${phonePath(token)}`
  return { link, qr: qrCodeOf(link) }
}

const idOf = (credential: NonNullable<Credential>): Id =>
  credential.kind === 'session' ? credential.sessionId : credential.tokenId

/** Ending it twice does no harm. */
export const unlinkPhone = ({ db }: Platform, personId: Id): Promise<void> =>
  transaction(db, async (tx) => {
    const check = await lockUndecided(tx, personId)
    if (check) await deletePhoneLink(tx, check.id)
  })

/** For the person at the computer; null if there is none that works. */
export async function showPhoneLink(platform: Platform, checkId: Id): Promise<OwnIdentity['phone']> {
  const linked = await selectByCheck(platform.db, checkId)
  const state = await stateOf(platform.db, platform, linked, linked?.link.deviceHash ?? null)
  return linked && state !== 'ended'
    ? { isConnected: state === 'connected', until: linked.link.expiresAt.toISOString() }
    : null
}

export async function showToPhone(platform: Platform, request: FastifyRequest, token: string): Promise<PhoneView> {
  const linked = await selectByToken(platform.db, hashSecret(token))
  return viewOf(platform.db, platform, linked, phoneOf(platform, request))
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** The first phone gets it. Opening it there again does no harm. */
export const openOnPhone = (platform: Platform, { request, reply }: Exchange, token: string): Promise<PhoneView> =>
  transaction(platform.db, async (tx) => {
    const linked = await lockByToken(tx, hashSecret(token))
    const phone = phoneOf(platform, request)
    if ((await stateOf(tx, platform, linked, phone)) !== 'waiting') return viewOf(tx, platform, linked, phone)
    const { link, check } = found(linked)
    const deviceHash = givePhoneKey(platform, reply)
    await updateDevice(tx, link.id, deviceHash)
    const now = platform.clock.now()
    await recordSecurityEvent(tx, link.personId, 'identity_phone', originOf(request), null, now)
    return viewOf(tx, platform, { check, link: { ...link, deviceHash } }, deviceHash)
  })

type PhonePhoto = { token: string; side: PhotoSide; read: () => Promise<Buffer> }

/** The body is only read once the phone is known. */
export async function addPhotoFromPhone(
  platform: Platform,
  request: FastifyRequest,
  { token, side, read }: PhonePhoto,
): Promise<PhoneView> {
  const { db } = platform
  const tokenHash = hashSecret(token)
  const phone = phoneOf(platform, request)
  const { link } = await ensureConnected(db, platform, await selectByToken(db, tokenHash), phone)
  await addPhoto(platform, link.personId, side, await read(), async (tx) => {
    // The link may have ended during the upload.
    await ensureConnected(tx, platform, await lockByToken(tx, tokenHash), phone)
  })
  return showToPhone(platform, request, token)
}

/** The person continues at the computer. Finishing twice does no harm. */
export const finishOnPhone = (platform: Platform, request: FastifyRequest, token: string): Promise<PhoneView> =>
  transaction(platform.db, async (tx) => {
    const linked = await lockByToken(tx, hashSecret(token))
    const state = await stateOf(tx, platform, linked, phoneOf(platform, request))
    if (linked && state === 'connected') await deletePhoneLink(tx, linked.check.id)
    return { state: state === 'connected' ? 'ended' : state, task: null }
  })

async function ensureConnected(
  db: Db,
  platform: Platform,
  linked: LinkedCheck | null,
  phone: Buffer | null,
): Promise<LinkedCheck> {
  const state = await stateOf(db, platform, linked, phone)
  if (linked && state === 'connected') return linked
  throw new AppError(state === 'ended' ? 'link_expired' : 'link_used')
}

async function stateOf(
  db: Db,
  platform: Platform,
  linked: LinkedCheck | null,
  phone: Buffer | null,
): Promise<PhoneLinkState> {
  if (!linked) return 'ended'
  const { link, check } = linked
  const { clock } = platform
  const alive = await createCredentialLookup(db, clock).alive([{ kind: link.credentialKind, id: link.credentialId }])
  return phoneLinkState(
    { ...link, checkStatus: check.status, hasMaker: alive.has(link.credentialId) },
    { phone, now: clock.now() },
  )
}

async function viewOf(
  db: Db,
  platform: Platform,
  linked: LinkedCheck | null,
  phone: Buffer | null,
): Promise<PhoneView> {
  const state = await stateOf(db, platform, linked, phone)
  if (!linked || state !== 'connected') return { state, task: null }
  const { check, link } = linked
  const photos = await selectPhotos(db, check.id)
  return {
    state,
    task: {
      documentType: check.documentType,
      photos: photos.map(({ side, createdAt, hints }) => ({ side, at: createdAt.toISOString(), hints })),
      missing: missingSides(check, photos),
      until: link.expiresAt.toISOString(),
    },
  }
}
