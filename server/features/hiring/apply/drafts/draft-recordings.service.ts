// The introduction recorded for a draft. Once sent, its file is held and stays.

import { deleteRecordingsOf } from '#server/features/base/recordings/discarding.service.ts'
import { findRecording } from '#server/features/base/recordings/recordings.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { RecordingKind, RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'
import { isKeptRecording } from '#shared/features/base/recordings/recording-status.ts'
import { isOpenDraft } from '#shared/features/hiring/apply/draft-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { isOwnDraft } from '../apply.policy.ts'
import { type DraftRow, selectDraft } from './drafts.queries.ts'
import { introLimits } from './intro-limits.ts'

export type IntroRecording = { id: Id; kind: RecordingKind; seconds: number; fileId: Id }

/** Null if there is none, or it has been discarded since. */
export async function findIntroRecording(
  db: Db,
  { id: draftId, personId, intro }: DraftRow,
): Promise<IntroRecording | null> {
  if (intro?.kind !== 'recording') return null
  try {
    const { id, kind, status, fileId, durationMs, subjectId } = await findRecording(db, personId, intro.recordingId)
    if (!isKeptRecording(status) || fileId === null || subjectId !== draftId) return null
    return { id, kind, fileId, seconds: Math.round((durationMs ?? 0) / 100) / 10 }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

export const removeIntroRecordings = (tx: Db, platform: Platform, { id }: DraftRow): Promise<void> =>
  deleteRecordingsOf(tx, platform, { purpose: 'intro', subjectId: id })

export async function findIntroLimits(db: Db, viewer: { id: Id }, draftId: Id): Promise<RecordingLimits | null> {
  const draft = await selectDraft(db, draftId)
  return draft && isOwnDraft(viewer, draft) && isOpenDraft(draft.status) ? introLimits : null
}
