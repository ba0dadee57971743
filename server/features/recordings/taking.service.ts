// A take from its first slice to its end, or a file that was uploaded instead.

import type { I18n } from '@lingui/core'
import { findReadyFiles } from '#server/features/files/files.service.ts'
import { keepContent } from '#server/features/files/uploads.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { readMediaDuration } from '#server/platform/files/content/duration/media-duration.ts'
import { sniffType } from '#server/platform/files/content/sniff-type.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { MAX_RECORDING_BYTES } from '#shared/features/recordings/recording-kinds.ts'
import type { NewRecording, TrimMarks } from '#shared/features/recordings/recordings.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { discardRecording, moveRecording } from './discarding.service.ts'
import { takeAgain } from './earlier.service.ts'
import { limitsFor } from './recording-purposes.service.ts'
import { agreeOnMarks, refuseRecording } from './recording-refusals.ts'
import { canSeeRecording } from './recordings.policy.ts'
import {
  countTakes,
  insertRecording,
  lockReading,
  lockRecording,
  lockTakes,
  type RecordingRow,
  selectRecordingOfFile,
  selectTakes,
  setBytes,
  setMarks,
} from './recordings.queries.ts'
import { inTurn } from './slices/in-turn.ts'
import { withLocalFile, withSlices, writeSlice } from './slices/recording-slices.ts'

type Asker = { viewer: { id: Id }; i18n: I18n }

export function startRecording(
  db: Db,
  platform: Platform,
  asker: Asker,
  { mime, fileId, recordingId, kind, purpose, subjectId }: NewRecording,
): Promise<RecordingRow> {
  const subject = { purpose, subjectId }
  return transaction(db, async (tx) => {
    const { viewer, i18n } = asker
    const limits = await limitsFor(tx, viewer, subject)
    if (recordingId !== undefined) return takeAgain(tx, platform, asker, { recordingId, ...subject })
    await lockTakes(tx, viewer.id, subject)
    if (fileId !== undefined) return takeUpload(tx, platform, asker, { fileId, kind, ...subject })
    // There is one person before the camera: what was cut off before is given up.
    for (const earlier of await selectTakes(tx, viewer.id, subject))
      if (earlier.status === 'recording') await discardRecording(tx, platform, earlier)
    const used = await countTakes(tx, viewer.id, subject)
    if (used >= limits.takes) throw refuseRecording(i18n, 'take', 'noTakesLeft', { takes: limits.takes })
    return insertRecording(tx, {
      ...subject,
      ownerId: viewer.id,
      kind,
      type: mime ?? '',
      take: used + 1,
      createdAt: platform.clock.now(),
    })
  })
}

type Upload = { fileId: Id } & Pick<NewRecording, 'kind' | 'purpose' | 'subjectId'>

async function takeUpload(
  tx: Db,
  { storage, clock }: Platform,
  { viewer, i18n }: Asker,
  { fileId, kind, ...subject }: Upload,
): Promise<RecordingRow> {
  const file = (await findReadyFiles(tx, [fileId])).get(fileId)
  if (file?.personId !== viewer.id || file.kind !== kind || !file.type)
    throw refuseRecording(i18n, 'fileId', 'notYours')
  const { type } = file
  const known = await selectRecordingOfFile(tx, fileId)
  if (known) {
    if (known.subjectId !== subject.subjectId) throw refuseRecording(i18n, 'fileId', 'notYours')
    return known
  }
  ensure(await lockReading(tx, viewer.id), 'too_many_requests')
  const content = await storage.read(`${file.storageKey}/original`)
  const durationMs = await withLocalFile(content, (path) => readMediaDuration(path, type))
  if (durationMs === null) throw refuseRecording(i18n, 'fileId', 'unreadable')
  const marks = agreeOnMarks(i18n, 'fileId', durationMs, await limitsFor(tx, viewer, subject), {})
  const now = clock.now()
  const row = await insertRecording(tx, { id: newId(), ownerId: viewer.id, ...subject, kind, type, createdAt: now })
  const facts = { fileId, bytes: file.size, durationMs, ...marks, isCounted: true, endedAt: now }
  return moveRecording(tx, row, { event: 'keep', by: 'owner', facts })
}

/** `isTaken` is false where there would be a gap; `bytes` is where the next slice starts. */
export function addSlice(
  db: Db,
  { storage }: Pick<Platform, 'storage'>,
  viewer: { id: Id },
  id: Id,
  { offset, content }: { offset: number; content: Buffer },
): Promise<{ bytes: number; isTaken: boolean }> {
  return transaction(db, async (tx) => {
    const row = await findOwn(tx, viewer, id)
    ensure(row.status === 'recording', 'status_changed_meanwhile')
    const end = offset + content.length
    if (end <= row.bytes) return { bytes: row.bytes, isTaken: true }
    if (offset !== row.bytes) return { bytes: row.bytes, isTaken: false }
    ensure(end <= MAX_RECORDING_BYTES[row.kind], 'payload_too_large')
    await writeSlice(storage, id, offset, content)
    await setBytes(tx, id, end)
    return { bytes: end, isTaken: true }
  })
}

async function findOwn(tx: Db, viewer: { id: Id }, id: Id): Promise<RecordingRow> {
  const row = found(await lockRecording(tx, id))
  return found(canSeeRecording(viewer, row) ? row : null)
}

/** Whoever asks twice at once waits, and finds it kept. */
export function finishRecording(
  db: Db,
  platform: Platform,
  { viewer, i18n }: Asker,
  id: Id,
  marks: TrimMarks,
): Promise<RecordingRow> {
  return inTurn(viewer.id, () => transaction(db, (tx) => keepOrMove(tx, platform, { viewer, i18n }, id, marks)))
}

async function keepOrMove(
  tx: Db,
  platform: Platform,
  { viewer, i18n }: Asker,
  id: Id,
  marks: TrimMarks,
): Promise<RecordingRow> {
  const row = await findOwn(tx, viewer, id)
  const limits = await limitsFor(tx, viewer, row)
  if (row.status === 'kept' && row.durationMs !== null) {
    const moved = {
      trimStartMs: row.trimStartMs,
      ...(row.trimEndMs !== null && { trimEndMs: row.trimEndMs }),
      ...marks,
    }
    return found(await setMarks(tx, id, agreeOnMarks(i18n, 'trimEndMs', row.durationMs, limits, moved)))
  }
  ensure(row.status === 'recording', 'status_changed_meanwhile')
  if (row.bytes === 0) throw refuseRecording(i18n, 'trimEndMs', 'empty')
  return withSlices(platform.storage, row, async (path) => {
    const type = (await sniffType(path)) ?? ''
    const durationMs = await readMediaDuration(path, type)
    if (durationMs === null) throw refuseRecording(i18n, 'trimEndMs', 'unreadable')
    const agreed = agreeOnMarks(i18n, 'trimEndMs', durationMs, limits, marks)
    const name = `${row.purpose}-${row.take}`
    const about = { id, personId: viewer.id, kind: row.kind, name, path }
    const file = await keepContent({ ...platform, db: tx }, i18n, about)
    const facts = { fileId: file.id, type, durationMs, ...agreed, isCounted: true, endedAt: platform.clock.now() }
    return moveRecording(tx, row, { event: 'keep', by: 'owner', facts, jobs: platform.jobs })
  })
}

export function giveUpRecording(db: Db, platform: Platform, viewer: { id: Id }, id: Id): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await findOwn(tx, viewer, id)
    // Once is enough: whoever asks again wants what is so already.
    if (row.status !== 'discarded') await discardRecording(tx, platform, row)
  })
}
