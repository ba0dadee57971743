// A take from start to last slice; see keeping.service.ts for how it is kept.

import { ensureRoom } from '#server/features/base/files/file-quotas.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { Requester } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { MAX_RECORDING_BYTES } from '#shared/features/base/recordings/recording-kinds.ts'
import { isDiscardedRecording, isOngoingRecording } from '#shared/features/base/recordings/recording-status.ts'
import type { NewRecording } from '#shared/features/base/recordings/recordings.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { discardRecording } from './discarding.service.ts'
import { reuseRecording } from './earlier.service.ts'
import { findOwn, takeUpload } from './keeping.service.ts'
import { recordingError } from './recording-errors.ts'
import { limitsFor } from './recording-purposes.service.ts'
import {
  countTakes,
  insertRecording,
  lockTakes,
  type RecordingRow,
  selectTakes,
  selectUnfinishedOf,
  setBytes,
} from './recordings.queries.ts'
import { writeSlice } from './slices/recording-slices.ts'

export function startRecording(
  db: Db,
  platform: Platform,
  requester: Requester<{ id: Id }>,
  { mime, fileId, recordingId, kind, purpose, subjectId }: NewRecording,
): Promise<RecordingRow> {
  const subject = { purpose, subjectId }
  return transaction(db, async (tx) => {
    const { viewer, i18n } = requester
    const limits = await limitsFor(tx, platform, viewer, subject)
    if (recordingId !== undefined) return reuseRecording(tx, platform, requester, { recordingId, ...subject })
    await lockTakes(tx, viewer.id, subject)
    if (fileId !== undefined) return takeUpload(tx, platform, requester, { fileId, kind, ...subject })
    // One person cannot record two takes at once: an interrupted one is discarded.
    for (const earlier of await selectTakes(tx, viewer.id, subject))
      if (isOngoingRecording(earlier.status)) await discardRecording(tx, platform, earlier)
    const used = await countTakes(tx, viewer.id, subject)
    if (used >= limits.takes) throw recordingError(i18n, 'take', 'noTakesLeft', { takes: limits.takes })
    // Check before recording starts, so that no take is lost to a full quota. Takes in progress count towards it, too.
    const ongoing = await selectUnfinishedOf(tx, viewer.id)
    const size = ongoing.reduce((sum, { bytes }) => sum + bytes, 1)
    await ensureRoom(tx, { personId: viewer.id, i18n }, { kind, size, open: ongoing.length })
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

/** `isAccepted` is false when the slice would leave a gap; `bytes` is where the next slice starts. */
export function addSlice(
  db: Db,
  { storage }: Pick<Platform, 'storage'>,
  viewer: { id: Id },
  id: Id,
  { offset, content }: { offset: number; content: Buffer },
): Promise<{ bytes: number; isAccepted: boolean }> {
  return transaction(db, async (tx) => {
    const row = await findOwn(tx, viewer, id)
    ensure(isOngoingRecording(row.status), 'status_changed_meanwhile')
    const end = offset + content.length
    if (end <= row.bytes) return { bytes: row.bytes, isAccepted: true }
    if (offset !== row.bytes) return { bytes: row.bytes, isAccepted: false }
    ensure(end <= MAX_RECORDING_BYTES[row.kind], 'payload_too_large')
    await writeSlice(storage, id, offset, content)
    await setBytes(tx, id, end)
    return { bytes: end, isAccepted: true }
  })
}

export function discardOwnRecording(db: Db, platform: Platform, viewer: { id: Id }, id: Id): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await findOwn(tx, viewer, id)
    // Idempotent.
    if (!isDiscardedRecording(row.status)) await discardRecording(tx, platform, row)
  })
}
