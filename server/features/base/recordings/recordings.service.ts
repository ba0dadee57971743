// Reading recordings: for their owner, and for features that show one to someone else.

import { findReadyFiles, linkToFile } from '#server/features/base/files/files.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { LinkSigner } from '#server/platform/files/signed-links.ts'
import type { FileStorage } from '#server/platform/files/storage.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isOngoingRecording } from '#shared/features/base/recordings/recording-status.ts'
import type { Recording, Takes } from '#shared/features/base/recordings/recordings.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { limitsFor } from './recording-purposes.service.ts'
import { canSeeRecording } from './recordings.policy.ts'
import { presentRow } from './recordings.presenter.ts'
import {
  countTakes,
  type RecordingRow,
  type Subject,
  selectOfSubject,
  selectRecording,
  selectTakes,
} from './recordings.queries.ts'
import { inTurn } from './slices/in-turn.ts'
import { lengthSoFar } from './slices/length-so-far.ts'

/** In any status; 404 when it belongs to someone else. */
export async function findRecording(db: Db, ownerId: Id, id: Id): Promise<RecordingRow> {
  const row = found(await selectRecording(db, id))
  return found(canSeeRecording({ id: ownerId }, row) ? row : null)
}

/** With the length so far while it is ongoing: people should know whether it is long enough before they keep it. */
export async function showRecording(
  db: Db,
  { storage, signer }: { storage: FileStorage; signer: LinkSigner },
  viewer: { id: Id },
  id: Id,
): Promise<Recording> {
  const row = await findRecording(db, viewer.id, id)
  const isOngoing = isOngoingRecording(row.status)
  const durationMs = isOngoing ? await inTurn(viewer.id, () => lengthSoFar(storage, row)) : row.durationMs
  return presentRecording(db, signer, viewer, { ...row, durationMs })
}

/** Recordings kept for a subject and not removed since, newest first. Checks no policy. */
export async function keptRecordings(db: Db, subject: Subject): Promise<RecordingRow[]> {
  const rows = await selectOfSubject(db, subject, 'kept')
  const files = await findReadyFiles(db, fileIdsOf(rows))
  return rows.filter(({ fileId }) => fileId !== null && files.has(fileId))
}

const fileIdsOf = (rows: readonly RecordingRow[]): Id[] => rows.flatMap(({ fileId }) => fileId ?? [])

/** With links for this viewer. Checks no policy: call it only for someone who may watch them. */
export async function presentRecordings(
  db: Db,
  signer: LinkSigner,
  viewer: { id: Id },
  rows: readonly RecordingRow[],
): Promise<Recording[]> {
  const files = await findReadyFiles(db, fileIdsOf(rows))
  return rows.map((row) => {
    const file = row.fileId === null ? undefined : files.get(row.fileId)
    return presentRow(row, file ? linkToFile(signer, viewer, file, { disposition: 'inline' }) : null)
  })
}

export async function presentRecording(
  db: Db,
  signer: LinkSigner,
  viewer: { id: Id },
  row: RecordingRow,
): Promise<Recording> {
  const [presented] = await presentRecordings(db, signer, viewer, [row])
  return found(presented)
}

export async function listTakes(
  db: Db,
  { platform, signer }: { platform: Platform; signer: LinkSigner },
  viewer: { id: Id },
  subject: Subject,
): Promise<Takes> {
  const limits = await limitsFor(db, platform, viewer, subject)
  const rows = await selectTakes(db, viewer.id, subject)
  const used = await countTakes(db, viewer.id, subject)
  // An interrupted one counts as a take, kept or not.
  const hasOngoing = rows.some(({ status, bytes }) => isOngoingRecording(status) && bytes > 0)
  return {
    items: await presentRecordings(db, signer, viewer, rows),
    limits,
    takesLeft: Math.max(0, limits.takes - used - (hasOngoing ? 1 : 0)),
  }
}
