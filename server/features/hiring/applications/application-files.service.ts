// Files sent with an application: the talent can always open them, members only if they can read what they belong to.

import { findReadyFiles, linkToFile } from '#server/features/base/files/files.service.ts'
import { findRecording } from '#server/features/base/recordings/recordings.service.ts'
import { hidesNames } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { showVideo } from '#server/features/people/profile/video/video-resume.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import type { Disposition, LinkSigner } from '#server/platform/files/signed-links.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { ShownVideo } from '#shared/features/people/profile/video/video-resume.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canReadContent, canReadPrivateAnswers, isOwn, isStillReadable } from './applications.policy.ts'
import { type ApplicationRow, lockApplication, selectApplication } from './applications.queries.ts'
import { sideOf } from './company/company-applications.service.ts'
import { markSeen, markSeenAndNotify } from './company/first-view.service.ts'
import { notifySeen } from './notifying/notifying.service.ts'
import { logEntry } from './transitions.service.ts'

type Link = { url: string; expiresAt: string }
type FileRequest = { platform: Platform; signer: LinkSigner; viewer: Viewer }

/** Files of private answers are for those who can read private answers. */
function fileIds({ sent }: ApplicationRow, readsPrivate: boolean): Id[] {
  const answered = sent.answers.filter(({ isPrivate }) => readsPrivate || !isPrivate)
  return [sent.resume, ...answered.map(({ file }) => file)].flatMap((file) => file?.id ?? [])
}

export async function linkToSentFile(db: Db, asking: FileRequest, id: Id, fileId: Id): Promise<Link> {
  const { viewer } = asking
  const application = found(await selectApplication(db, id))
  const isTheirs = isOwn(viewer, application)
  ensure(isTheirs || !(await hidesNames(db, viewer, application.jobId)), 'not_found')
  const readsPrivate = isTheirs || canReadPrivateAnswers(await sideOfReader(db, asking, application))
  const { intro } = application.sent
  if (intro && intro.kind !== 'text' && intro.recordingId === fileId) {
    if (!isTheirs) await recordOpenedPart(db, asking, id)
    const recording = await findRecording(db, application.talentId, fileId)
    return linkFor(db, asking, found(recording.fileId), 'inline')
  }
  ensure(fileIds(application, readsPrivate).includes(fileId), 'not_found')
  if (!isTheirs && fileId === application.sent.resume?.id) return openResume(db, asking, id)
  if (!isTheirs) await recordOpenedPart(db, asking, id)
  return linkFor(db, asking, fileId)
}

async function sideOfReader(db: Db, { platform, viewer }: FileRequest, application: ApplicationRow) {
  const side = await sideOf(db, viewer, application)
  ensure(canReadContent(side))
  ensure(isStillReadable(application, platform.clock.now()), 'not_found')
  return side
}

const recordOpenedPart = (db: Db, { platform, viewer }: FileRequest, id: Id): Promise<unknown> =>
  transaction(db, async (tx) =>
    markSeenAndNotify(tx, platform, found(await lockApplication(tx, id)), { by: viewer.id, at: platform.clock.now() }),
  )

/** The talent is notified the first time. */
export async function openResume(db: Db, asking: FileRequest, id: Id): Promise<Link> {
  const { platform, viewer } = asking
  const application = found(await selectApplication(db, id))
  await sideOfReader(db, asking, application)
  ensure(!(await hidesNames(db, viewer, application.jobId)), 'not_found')
  const link = await linkFor(db, asking, found(application.sent.resume).id)
  await transaction(db, (tx) => recordOpened(tx, platform, viewer, id))
  return link
}

/** A video shows who somebody is, so there is none while names are hidden, and none for members outside the team of the job. */
export async function showApplicantVideo(db: Db, asking: FileRequest, id: Id): Promise<ShownVideo | null> {
  const { viewer, signer } = asking
  const application = found(await selectApplication(db, id))
  if (!canReadContent(await sideOf(db, viewer, application))) return null
  await sideOfReader(db, asking, application)
  if (await hidesNames(db, viewer, application.jobId)) return null
  return showVideo(db, signer, { personId: application.talentId, viewer })
}

async function recordOpened(tx: Db, platform: Platform, viewer: Viewer, id: Id): Promise<void> {
  const application = found(await lockApplication(tx, id))
  if (application.resumeOpenedAt !== null || !isLive(application.status)) return
  const now = platform.clock.now()
  const actor = { role: 'company', id: viewer.id } as const
  await markSeen(tx, application, { by: viewer.id, at: now })
  await logEntry(tx, application, { kind: 'resume_opened', actor, at: now }, { resumeOpenedAt: now })
  await notifySeen(tx, platform, application, 'resume')
}

async function linkFor(
  db: Db,
  { signer, viewer }: FileRequest,
  fileId: Id,
  disposition: Disposition = 'attachment',
): Promise<Link> {
  const file = found((await findReadyFiles(db, [fileId])).get(fileId))
  const url = linkToFile(signer, viewer, file, { disposition })
  const expires = new URL(url, 'http://localhost').searchParams.get('expires')
  return { url, expiresAt: new Date(Number(expires) * 1000).toISOString() }
}
