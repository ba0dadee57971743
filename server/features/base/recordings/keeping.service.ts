// How a recording is kept: everything that has arrived, a part trimmed in the browser, or an uploaded file instead. Whatever is
// kept becomes a file, and others only ever get that file.

import { eraseContent, findReadyFiles } from '#server/features/base/files/files.service.ts'
import { storageKeyOf, storeContent } from '#server/features/base/files/uploads.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { readMediaDuration } from '#server/platform/files/content/duration/media-duration.ts'
import { sniffType } from '#server/platform/files/content/sniff-type.ts'
import { withLocalFile } from '#server/platform/files/local-file.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Requester } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isKeptRecording, isOngoingRecording } from '#shared/features/base/recordings/recording-status.ts'
import type { NewRecording } from '#shared/features/base/recordings/recordings.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { moveRecording } from './discarding.service.ts'
import { checkLength, recordingError } from './recording-errors.ts'
import { limitsFor } from './recording-purposes.service.ts'
import { canSeeRecording } from './recordings.policy.ts'
import {
  insertRecording,
  lockRecording,
  type RecordingRow,
  type Subject,
  selectRecordingOfFile,
  tryLockReading,
} from './recordings.queries.ts'
import { inTurn } from './slices/in-turn.ts'
import { withSlices } from './slices/recording-slices.ts'

/** Locks the row; 404 when it belongs to someone else. */
export async function findOwn(tx: Db, viewer: { id: Id }, id: Id): Promise<RecordingRow> {
  const row = found(await lockRecording(tx, id))
  return found(canSeeRecording(viewer, row) ? row : null)
}

type FinishRequest = {
  /** The trimmed part; everything that has arrived when omitted. */
  fileId?: Id | undefined
}

/** Of two concurrent requests the second waits and finds the recording kept. */
export const finishRecording = (
  db: Db,
  platform: Platform,
  requester: Requester<{ id: Id }>,
  id: Id,
  { fileId }: FinishRequest,
): Promise<RecordingRow> =>
  inTurn(requester.viewer.id, () =>
    transaction(db, async (tx) => {
      const row = await findOwn(tx, requester.viewer, id)
      if (isKeptRecording(row.status) && (fileId === undefined || fileId === row.fileId)) return row
      ensure(isOngoingRecording(row.status), 'status_changed_meanwhile')
      return fileId === undefined
        ? keepAll(tx, platform, requester, row)
        : keepPart(tx, platform, requester, row, fileId)
    }),
  )

async function keepAll(
  tx: Db,
  platform: Platform,
  { viewer, i18n }: Requester<{ id: Id }>,
  row: RecordingRow,
): Promise<RecordingRow> {
  const limits = await limitsFor(tx, platform, viewer, row)
  if (row.bytes === 0) throw recordingError(i18n, 'take', 'empty')
  return withSlices(platform.storage, row, async (path) => {
    const type = (await sniffType(path)) ?? ''
    const durationMs = await readMediaDuration(path, type)
    if (durationMs === null) throw recordingError(i18n, 'take', 'unreadable')
    checkLength(i18n, 'take', durationMs, limits)
    const name = `${row.purpose}-${row.take}`
    const about = { id: row.id, personId: viewer.id, kind: row.kind, name, path }
    const file = await storeContent({ ...platform, db: tx }, i18n, about)
    const facts = { fileId: file.id, type, durationMs, isCounted: true, endedAt: platform.clock.now() }
    return moveRecording(tx, row, { event: 'keep', by: 'owner', facts, jobs: platform.jobs })
  })
}

/** It stays the same take; what was trimmed off is erased. */
async function keepPart(
  tx: Db,
  platform: Platform,
  requester: Requester<{ id: Id }>,
  row: RecordingRow,
  fileId: Id,
): Promise<RecordingRow> {
  const { jobs, clock } = platform
  const file = await findUpload(tx, requester, { fileId, kind: row.kind })
  if (await selectRecordingOfFile(tx, fileId)) throw recordingError(requester.i18n, 'fileId', 'notYours')
  const content = await readUpload(tx, platform, requester, row, file)
  // Left behind by a server that crashed while assembling the whole take.
  await eraseContent(tx, jobs, storageKeyOf(row.id))
  const facts = { ...content, isCounted: true, endedAt: clock.now() }
  return moveRecording(tx, row, { event: 'keep', by: 'owner', facts, jobs })
}

type Upload = Subject & { fileId: Id; kind: NewRecording['kind'] }

export async function takeUpload(
  tx: Db,
  platform: Platform,
  requester: Requester<{ id: Id }>,
  upload: Upload,
): Promise<RecordingRow> {
  const { fileId, kind, purpose, subjectId } = upload
  const file = await findUpload(tx, requester, upload)
  const known = await selectRecordingOfFile(tx, fileId)
  if (known?.subjectId === subjectId) return known
  if (known) throw recordingError(requester.i18n, 'fileId', 'notYours')
  const content = await readUpload(tx, platform, requester, upload, file)
  const now = platform.clock.now()
  const ownerId = requester.viewer.id
  const row = await insertRecording(tx, { id: newId(), ownerId, purpose, subjectId, kind, createdAt: now, ...content })
  return moveRecording(tx, row, { event: 'keep', by: 'owner', facts: { isCounted: true, endedAt: now } })
}

type UploadedFile = { id: Id; type: string; size: number; storageKey: string }

async function findUpload(
  tx: Db,
  { viewer, i18n }: Requester<{ id: Id }>,
  { fileId, kind }: Pick<Upload, 'fileId' | 'kind'>,
): Promise<UploadedFile> {
  const file = (await findReadyFiles(tx, [fileId])).get(fileId)
  if (file?.personId !== viewer.id || file.kind !== kind || !file.type) throw recordingError(i18n, 'fileId', 'notYours')
  return { ...file, type: file.type }
}

/** The metadata of an uploaded file as a recording for this subject. */
async function readUpload(
  tx: Db,
  platform: Platform,
  { viewer, i18n }: Requester<{ id: Id }>,
  subject: Subject,
  { id: fileId, type, size, storageKey }: UploadedFile,
): Promise<Pick<RecordingRow, 'fileId' | 'bytes' | 'type'> & { durationMs: number }> {
  const limits = await limitsFor(tx, platform, viewer, subject)
  ensure(await tryLockReading(tx, viewer.id), 'too_many_requests')
  const content = await platform.storage.read(`${storageKey}/original`)
  const durationMs = await withLocalFile(content, (path) => readMediaDuration(path, type))
  if (durationMs === null) throw recordingError(i18n, 'fileId', 'unreadable')
  checkLength(i18n, 'fileId', durationMs, limits)
  return { fileId, bytes: size, type, durationMs }
}
