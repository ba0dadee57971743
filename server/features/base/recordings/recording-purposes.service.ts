// Recordings do not know what they are for. The feature that asks for them registers the rules of its purpose: who may record for
// a subject, and within which limits.

import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { provided, type Slot, slot } from '#server/platform/wiring/slot.ts'
import type { RecordingLimits, RecordingPurpose } from '#shared/features/base/recordings/recording-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'

export type PurposeRules = {
  /** Null when this person may not record for it. */
  findLimits(db: Db, viewer: { id: Id }, subjectId: Id): Promise<RecordingLimits | null>
}

export const purposeRules: Readonly<Record<RecordingPurpose, Slot<PurposeRules>>> = {
  intro: slot('recordings.purpose-intro'),
  resume: slot('recordings.purpose-resume'),
  interview: slot('recordings.purpose-interview'),
}

type Subject = { purpose: RecordingPurpose; subjectId: Id }

export const findLimits = (
  db: Db,
  platform: Platform,
  viewer: { id: Id },
  { purpose, subjectId }: Subject,
): Promise<RecordingLimits | null> => provided(platform, purposeRules[purpose]).findLimits(db, viewer, subjectId)

export const limitsFor = async (
  db: Db,
  platform: Platform,
  viewer: { id: Id },
  subject: Subject,
): Promise<RecordingLimits> => found(await findLimits(db, platform, viewer, subject))
