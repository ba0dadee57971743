// What was typed, uploaded or recorded only for a draft is deleted with it. What belongs to the profile or was sent stays.

import { findReadyFiles, removeFile } from '#server/features/base/files/files.service.ts'
import { releaseAttempts } from '#server/features/hiring/screeners/erasure/attempt-erasure.service.ts'
import { findKeptFiles } from '#server/features/people/talents/kept-resumes.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { DraftActor } from '#shared/features/hiring/apply/draft-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { fileIdOf } from './draft-context.service.ts'
import { removeIntroRecordings } from './draft-recordings.service.ts'
import { type DraftChange, type DraftRow, selectUsedElsewhere } from './drafts.queries.ts'
import { moveDraft } from './transitions.service.ts'

/** All that remains of a finished draft is that it existed. */
export const emptyDraft = {
  name: '',
  phone: '',
  coverNote: '',
  resumeFileId: null,
  resumeText: '',
  answers: {},
  prefilled: {},
  intro: null,
} satisfies DraftChange

export async function discardWithLeftovers(
  tx: Db,
  platform: Platform,
  draft: DraftRow,
  actor: { role: DraftActor; id: Id | null },
): Promise<void> {
  // First, so that a sent draft is rejected before any of its data is touched.
  await moveDraft(tx, draft, { event: 'discard', actor, facts: { ...emptyDraft, revision: draft.revision + 1 } })
  await releaseAttempts(tx, draft.id)
  await deleteLeftovers(tx, platform, draft)
}

async function deleteLeftovers(tx: Db, platform: Platform, draft: DraftRow): Promise<void> {
  await removeIntroRecordings(tx, platform, draft)
  const named = [draft.resumeFileId, ...Object.values(draft.answers).map(fileIdOf)].filter(
    (id): id is Id => id !== null,
  )
  const kept = await findKeptFiles(tx, draft.personId)
  const used = await selectUsedElsewhere(tx, draft, named)
  for (const [fileId, file] of await findReadyFiles(tx, named)) {
    const isOnlyHere =
      file.personId === draft.personId && file.heldAt === null && !kept.has(fileId) && !used.has(fileId)
    if (isOnlyHere) await removeFile(tx, platform.jobs, { id: draft.personId }, fileId)
  }
}
