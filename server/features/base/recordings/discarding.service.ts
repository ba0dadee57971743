// How a recording is discarded: its status first, its bytes by the queue once that is committed.

import { eraseContent, findReadyFiles, releaseFiles, removeFile } from '#server/features/base/files/files.service.ts'
import { storageKeyOf } from '#server/features/base/files/uploads.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { MIN_TAKE_MS, UNFINISHED_HOURS } from '#shared/features/base/recordings/recording-kinds.ts'
import {
  isDiscardedRecording,
  type RecordingActor,
  type RecordingEvent,
  recordingStatusMachine,
} from '#shared/features/base/recordings/recording-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { findLimits } from './recording-purposes.service.ts'
import {
  BATCH,
  deleteOfSubject,
  deleteRow,
  lockRecording,
  type RecordingRow,
  type Subject,
  selectOfSubject,
  selectUnfinished,
} from './recordings.queries.ts'
import { recordingEvents, recordings } from './recordings.tables.ts'
import { lengthSoFar } from './slices/length-so-far.ts'
import { slicesOf } from './slices/recording-slices.ts'

type Step = {
  event: RecordingEvent
  by: RecordingActor
  facts?: Partial<RecordingRow>
  /** Set when the slices are no longer needed: deletes them. */
  jobs?: Jobs
}

export async function moveRecording(tx: Db, row: RecordingRow, step: Step): Promise<RecordingRow> {
  const moved = await transition(tx, {
    machine: recordingStatusMachine,
    table: recordings,
    events: recordingEvents,
    id: row.id,
    from: row.status,
    event: step.event,
    actor: { role: step.by, id: step.by === 'owner' ? row.ownerId : null },
    facts: step.facts ?? {},
  })
  if (step.jobs) await eraseContent(tx, step.jobs, slicesOf(row.id))
  return moved
}

type DiscardCause = { event: 'discard' | 'expire' | 'erase'; by: RecordingActor }

export async function discardRecording(
  tx: Db,
  platform: Platform,
  row: RecordingRow,
  why: DiscardCause = { event: 'discard', by: 'owner' },
): Promise<void> {
  const { storage, jobs, clock } = platform
  const durationMs = row.durationMs ?? (await lengthSoFar(storage, row))
  const isCounted = row.isCounted || (durationMs ?? 0) >= (await minTakeMs(tx, platform, row))
  const facts = { durationMs, isCounted, endedAt: row.endedAt ?? clock.now() }
  const isWithoutFile = row.fileId === null
  await moveRecording(tx, row, { ...why, facts, ...(isWithoutFile && { jobs }) })
  // Left behind by a server that crashed while assembling the slices.
  if (isWithoutFile) await eraseContent(tx, jobs, storageKeyOf(row.id))
  else await removeOwnFile(tx, jobs, row)
}

/** A take that is too short to be used does not count. */
async function minTakeMs(tx: Db, platform: Platform, { ownerId, purpose, subjectId }: RecordingRow): Promise<number> {
  const limits = await findLimits(tx, platform, { id: ownerId }, { purpose, subjectId })
  return limits === null ? MIN_TAKE_MS : limits.minSeconds * 1_000
}

/** The owner may already have removed it in their files. */
async function removeOwnFile(tx: Db, jobs: Jobs, { fileId, ownerId }: RecordingRow): Promise<void> {
  if (fileId === null || !(await findReadyFiles(tx, [fileId])).has(fileId)) return
  await removeFile(tx, jobs, { id: ownerId }, fileId)
}

/** The subject of the recordings is being deleted: delete content and rows. */
export function deleteRecordingsOf(db: Db, platform: Platform, subject: Subject): Promise<void> {
  return transaction(db, async (tx) => {
    for (const row of await selectOfSubject(tx, subject))
      if (!isDiscardedRecording(row.status)) await discardRecording(tx, platform, row, { event: 'erase', by: 'system' })
    await deleteOfSubject(tx, subject)
  })
}

/** What it was sent with is being deleted: delete content and row. */
export async function deleteRecording(tx: Db, platform: Platform, id: Id): Promise<void> {
  const row = await lockRecording(tx, id)
  if (!row) return
  if (row.fileId) await releaseFiles(tx, [row.fileId])
  if (!isDiscardedRecording(row.status)) await discardRecording(tx, platform, row, { event: 'erase', by: 'system' })
  await deleteRow(tx, id)
}

/** Abandoned recordings; run by the queue. */
export async function discardUnfinished(platform: Platform): Promise<void> {
  const oldest = new Date(platform.clock.now().getTime() - UNFINISHED_HOURS * 3_600_000)
  let abandoned: RecordingRow[]
  do {
    abandoned = await selectUnfinished(platform.db, oldest)
    for (const row of abandoned) await expireOne(platform, row)
  } while (abandoned.length === BATCH)
}

async function expireOne(platform: Platform, row: RecordingRow): Promise<void> {
  try {
    await transaction(platform.db, (tx) => discardRecording(tx, platform, row, { event: 'expire', by: 'system' }))
  } catch (error) {
    // The owner has kept it in the meantime, which takes precedence.
    if (!(error instanceof AppError && error.code === 'status_changed_meanwhile')) throw error
  }
}
