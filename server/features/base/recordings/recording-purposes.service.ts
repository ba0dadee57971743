// Recordings know nothing of what they are made for. Whoever asks for one registers the purpose, once, when the server is
// built, and says for each subject who may record and within which limits.

import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { RecordingLimits, RecordingPurpose } from '#shared/features/base/recordings/recording-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'

export type PurposeRules = {
  /** Null when this person has nothing to record for it. */
  findLimits(db: Db, viewer: { id: Id }, subjectId: Id): Promise<RecordingLimits | null>
}

const purposes = new Map<RecordingPurpose, PurposeRules>()

export function registerRecordingPurpose(purpose: RecordingPurpose, rules: PurposeRules): void {
  purposes.set(purpose, rules)
}

export async function limitsFor(
  db: Db,
  viewer: { id: Id },
  { purpose, subjectId }: { purpose: RecordingPurpose; subjectId: Id },
): Promise<RecordingLimits> {
  return found(await purposes.get(purpose)?.findLimits(db, viewer, subjectId))
}
