// Taking, showing and deleting the photos of an identity check. Nothing is stored unencrypted, not even for a moment.

import { eraseContent } from '#server/features/base/files/files.service.ts'
import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { FileRejected } from '#server/platform/files/content/file-rejected.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isOpenIdentity, isReturnedIdentity } from '#shared/features/people/identity/identity-status.ts'
import type { PhotoSide } from '#shared/features/people/identity/identity-words.ts'
import type { Id } from '#shared/kit/ids.ts'
import { mayReview } from '../identity.policy.ts'
import {
  insertLook,
  lockUndecided,
  replacePhoto,
  selectCheck,
  selectLatestCheck,
  selectPhoto,
  updateCheck,
} from '../identity.queries.ts'
import { moveCheck } from '../identity-transitions.ts'
import { isHeic, type PreparedPhoto, preparePhoto } from './photo-image.ts'
import { contentKey, openPhoto, sealPhoto } from './sealing.ts'

const unreadable = /* i18n */ {
  id: 'identity.photo.unreadable',
  message: 'This is not a photo we can open. Send a JPEG, PNG or WebP picture.',
}
const heic = /* i18n */ {
  id: 'identity.photo.heic',
  message:
    'We cannot open HEIC photos. Use the camera on this page, or save the photo as a JPEG: on an iPhone, choose Settings, Camera, Formats, Most Compatible.',
}
const tooManyPixels = /* i18n */ {
  id: 'identity.photo.pixels',
  message: 'This picture has too many pixels. Make it smaller.',
}
const tooSmall = /* i18n */ {
  id: 'identity.photo.small',
  message: 'This picture is too small to read. Its longer side needs at least 1,000 pixels.',
}

const STORED_AS = 'application/octet-stream'

/**
 * Replaces the photo of the same side. A returned check is open again from then on. `ensureStillAllowed` is for those who may do this
 * for a while only.
 */
export async function addPhoto(
  platform: Platform,
  personId: Id,
  side: PhotoSide,
  original: Buffer,
  ensureStillAllowed?: (tx: Db) => Promise<void>,
): Promise<void> {
  const { db, storage, jobs, clock } = platform
  const current = await selectLatestCheck(db, personId)
  ensure(current !== null && isOpenIdentity(current.status), 'status_changed_meanwhile')
  const photo = await prepare(original)
  const photoId = newId()
  const storageKey = `identity/${photoId}`
  const sealed = sealPhoto(platform, photoId, photo.content)
  await storage.write(contentKey(storageKey), sealed, { type: STORED_AS, size: sealed.length })
  try {
    await transaction(db, async (tx) => {
      const check = await lockUndecided(tx, personId)
      ensure(check?.id === current.id && isOpenIdentity(check.status), 'status_changed_meanwhile')
      await ensureStillAllowed?.(tx)
      const now = clock.now()
      if (isReturnedIdentity(check.status))
        await moveCheck(tx, check, { event: 'retry', actor: { role: 'owner', id: personId }, now })
      else await updateCheck(tx, check.id, { updatedAt: now })
      const { width, height, hints } = photo
      const row = { id: photoId, checkId: check.id, personId, side, storageKey, width, height, hints, createdAt: now }
      const before = await replacePhoto(tx, row)
      if (before?.purgedAt === null) await eraseContent(tx, jobs, before.storageKey)
    })
  } catch (error) {
    await storage.deletePrefix(storageKey)
    throw error
  }
}

async function prepare(original: Buffer): Promise<PreparedPhoto> {
  try {
    const photo = await preparePhoto(original)
    if (photo.hints.includes('small')) throw fieldError(['photo'], tooSmall)
    return photo
  } catch (error) {
    if (!(error instanceof FileRejected)) throw error
    throw fieldError(
      ['photo'],
      error.reason === 'too_many_pixels' ? tooManyPixels : isHeic(original) ? heic : unreadable,
    )
  }
}

export async function showOwnPhoto(platform: Platform, personId: Id, side: PhotoSide): Promise<Buffer> {
  const check = found(await selectLatestCheck(platform.db, personId))
  return openPhoto(platform, found(await selectPhoto(platform.db, check.id, side)))
}

/** Access is recorded before anything is shown. */
export async function reviewPhoto(platform: Platform, viewer: Viewer, checkId: Id, side: PhotoSide): Promise<Buffer> {
  const { db, clock } = platform
  const check = found(await selectCheck(db, checkId))
  if (!mayReview(viewer, check)) throw new AppError('not_found')
  const photo = found(await selectPhoto(db, checkId, side))
  await transaction(db, async (tx) => {
    const look = { personId: check.personId, checkId, side, operatorId: viewer.id, createdAt: clock.now() }
    await insertLook(tx, look)
    const subject = { kind: 'identity', id: checkId }
    await recordAudit(tx, platform, { actor: viewer, action: 'identity.look', subject, after: { side } })
  })
  return openPhoto(platform, photo)
}
