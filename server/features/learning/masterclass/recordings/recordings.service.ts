// Recordings of talks: uploaded by operators, and served in byte ranges.

import { eraseContent, findVisibleFile, removeFile } from '#server/features/base/files/files.service.ts'
import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import {
  keepContent,
  mediaKindOf,
  type UploadedContent,
} from '#server/features/learning/courses/media/media-content.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { withLocalFile } from '#server/platform/files/local-file.ts'
import type { StoredFile } from '#server/platform/files/send-file.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isReadyFile } from '#shared/features/base/files/file-status.ts'
import type { OpsTalk } from '#shared/features/learning/masterclass/ops/ops-talks.contract.ts'
import { MAX_TALK_MINUTES } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { isPast } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { writeVtt } from '#shared/kit/text/captions.ts'
import { canPlayRecording } from '../masterclass.policy.ts'
import { publishTalk } from '../masterclass.realtime.ts'
import { updateTalk } from '../ops/ops-talks.queries.ts'
import { presentOne, subjectOf } from '../ops/ops-talks.service.ts'
import { lockTalk, selectTalk, type TalkRow } from '../talks/talks.queries.ts'
import { captionsOf } from './caption-lines.ts'

const maxSeconds = MAX_TALK_MINUTES * 60
const tooLong = /* i18n */ { id: 'talks.recording_too_long', message: 'A recording can be up to three hours long.' }
const wrongKind = /* i18n */ { id: 'talks.recording_kind', message: 'Upload a video or an audio file.' }
const notRecorded = /* i18n */ {
  id: 'talks.not_recorded',
  message: 'The speaker asked us not to record this talk, so neither a recording nor a transcript is published.',
}

type Recorded = UploadedContent & { kind: 'video' | 'sound' }

/** Copies the file at `path`; an earlier recording is deleted. */
export async function keepRecording(
  { storage, jobs }: Platform,
  tx: Db,
  talk: TalkRow,
  content: Recorded,
): Promise<TalkRow> {
  const kept = await keepContent(storage, content, { folder: 'talk-recordings', maxSeconds, tooLong })
  if (talk.recording) await eraseContent(tx, jobs, talk.recording.storageKey)
  return updateTalk(tx, talk.id, { recording: { ...kept, kind: content.kind, type: content.type } })
}

export async function addRecording(
  platform: Platform,
  tx: Db,
  viewer: Viewer,
  talkId: Id,
  fileId: Id,
): Promise<OpsTalk> {
  const talk = found(await lockTalk(tx, talkId))
  ensure(isPast(talk.status))
  if (!talk.isRecorded) throw fieldError(['fileId'], notRecorded)
  const file = await findVisibleFile(tx, viewer, fileId)
  ensure(isReadyFile(file.status) && file.personId === viewer.id, 'not_found')
  const kind = mediaKindOf[file.kind]
  const { type, storageKey } = file
  if (!kind || kind === 'download' || type === null) throw fieldError(['fileId'], wrongKind)
  const after = await withLocalFile(await platform.storage.read(`${storageKey}/original`), (path) =>
    keepRecording(platform, tx, talk, { kind, type, path }),
  )
  await removeFile(tx, platform.jobs, viewer, fileId)
  await recordAudit(tx, platform, { actor: viewer, action: 'talk.add-recording', subject: subjectOf(after) })
  publishTalk(platform, tx, talkId)
  return presentOne(tx, after)
}

export const removeRecording = (platform: Platform, viewer: Viewer, talkId: Id): Promise<OpsTalk> =>
  transaction(platform.db, async (tx) => {
    const talk = found(await lockTalk(tx, talkId))
    if (!talk.recording) return presentOne(tx, talk)
    await eraseContent(tx, platform.jobs, talk.recording.storageKey)
    const after = await updateTalk(tx, talkId, { recording: null })
    await recordAudit(tx, platform, { actor: viewer, action: 'talk.remove-recording', subject: subjectOf(after) })
    publishTalk(platform, tx, talkId)
    return presentOne(tx, after)
  })

type Place = { id: Id; recordingId: Id }

export async function findRecording(db: Db, viewer: Viewer, { id, recordingId }: Place): Promise<StoredFile> {
  const talk = found(await selectTalk(db, id))
  ensure(canPlayRecording(talk, viewer) && talk.recording?.id === recordingId, 'not_found')
  const { storageKey, type, sha256 } = found(talk.recording)
  return {
    key: `${storageKey}/original`,
    type,
    name: `talk-${id}`,
    disposition: 'inline',
    etag: `"${sha256.slice(0, 32)}"`,
  }
}

export async function readTalkCaptions(db: Db, viewer: Viewer, talkId: Id): Promise<string> {
  const talk = found(await selectTalk(db, talkId))
  ensure(canPlayRecording(talk, viewer), 'not_found')
  return writeVtt(captionsOf(talk.transcript, talk.recording?.seconds ?? talk.minutes * 60))
}
