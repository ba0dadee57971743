// A person's video résumé: one of their recordings, with a cover, captions and a visibility of its own.

import { lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findReadyFiles, linkToFile, linkToFileForAll } from '#server/features/base/files/files.service.ts'
import { deleteRecordingsOf } from '#server/features/base/recordings/discarding.service.ts'
import { keptRecordings } from '#server/features/base/recordings/recordings.service.ts'
import { discardOwnRecording } from '#server/features/base/recordings/taking.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import type { LinkSigner } from '#server/platform/files/signed-links.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'
import type {
  OwnVideo,
  ShownVideo,
  VideoResumeSettings,
} from '#shared/features/people/profile/video/video-resume.contract.ts'
import { SPARE_TAKES, videoResumeLimits } from '#shared/features/people/profile/video/video-resume-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canWatchVideo } from '../profile.policy.ts'
import { deleteVideo, selectVideo, upsertVideo, type VideoRow } from './video-resume.queries.ts'

const subjectOf = (personId: Id) => ({ purpose: 'resume', subjectId: personId }) as const

/** People record their own résumé: the subject is the person. */
export const findVideoLimits = async (_db: Db, viewer: { id: Id }, personId: Id): Promise<RecordingLimits | null> =>
  viewer.id === personId ? videoResumeLimits : null

type Kept = Awaited<ReturnType<typeof keptRecordings>>[number]
type Video = { row: VideoRow; recording: Kept }

/** Null also if the recording has been discarded since. */
async function findVideo(db: Db, personId: Id): Promise<Video | null> {
  const row = await selectVideo(db, personId)
  if (row === null) return null
  const recording = (await keptRecordings(db, subjectOf(personId))).find(({ id }) => id === row.recordingId)
  return recording ? { row, recording } : null
}

async function present(
  db: Db,
  signer: LinkSigner,
  { row, recording }: Video,
  viewer: { id: Id } | null,
): Promise<ShownVideo> {
  const fileId = found(recording.fileId)
  const file = found((await findReadyFiles(db, [fileId])).get(fileId))
  const url =
    viewer === null ? linkToFileForAll(signer, file) : linkToFile(signer, viewer, file, { disposition: 'inline' })
  const { posterMs, captions } = row
  return { kind: recording.kind, durationMs: recording.durationMs ?? 0, url, posterMs, captions }
}

export async function readOwnVideo(db: Db, signer: LinkSigner, viewer: { id: Id }): Promise<OwnVideo> {
  const video = await findVideo(db, viewer.id)
  if (video === null) return null
  const { recordingId, visibility } = video.row
  return { recordingId, visibility, ...(await present(db, signer, video, viewer)) }
}

/** As somebody else sees it: `viewer` is null for the public. Null where they may not watch it. */
export async function showVideo(
  db: Db,
  signer: LinkSigner,
  { personId, viewer }: { personId: Id; viewer: { id: Id } | null },
): Promise<ShownVideo | null> {
  const video = await findVideo(db, personId)
  const isShown = video !== null && canWatchVideo(video.row, viewer === null ? 'public' : 'companies')
  return isShown ? present(db, signer, video, viewer) : null
}

/** Others see it only once the person says so. Choosing the same recording again changes nothing. */
export async function useRecording(
  platform: Platform,
  signer: LinkSigner,
  viewer: { id: Id },
  recordingId: Id,
): Promise<OwnVideo> {
  await transaction(platform.db, async (tx) => {
    await lockPerson(tx, viewer.id)
    const kept = await keptRecordings(tx, subjectOf(viewer.id))
    found(kept.find(({ id }) => id === recordingId))
    const before = await selectVideo(tx, viewer.id)
    if (before?.recordingId !== recordingId)
      await upsertVideo(tx, {
        personId: viewer.id,
        recordingId,
        visibility: before?.visibility ?? 'me',
        posterMs: 0,
        captions: [],
        updatedAt: platform.clock.now(),
      })
    const spare = kept.filter(({ id }) => id !== recordingId)
    for (const { id } of spare.slice(SPARE_TAKES)) await discardOwnRecording(tx, platform, viewer, id)
  })
  return readOwnVideo(platform.db, signer, viewer)
}

export async function saveVideo(
  platform: Platform,
  signer: LinkSigner,
  viewer: { id: Id },
  settings: VideoResumeSettings,
): Promise<OwnVideo> {
  await transaction(platform.db, async (tx) => {
    await lockPerson(tx, viewer.id)
    const { row, recording } = found(await findVideo(tx, viewer.id))
    const posterMs = Math.min(settings.posterMs, recording.durationMs ?? 0)
    await upsertVideo(tx, { ...row, ...settings, posterMs, updatedAt: platform.clock.now() })
  })
  return readOwnVideo(platform.db, signer, viewer)
}

export function removeVideo(platform: Platform, viewer: { id: Id }): Promise<undefined> {
  return transaction(platform.db, async (tx) => {
    await lockPerson(tx, viewer.id)
    await deleteVideo(tx, viewer.id)
    await deleteRecordingsOf(tx, platform, subjectOf(viewer.id))
    return undefined
  })
}
