// What was uploaded or recorded for a draft alone goes with it. What is part of the profile, or was sent, stays.

import { findReadyFiles, removeFile } from '#server/features/files/files.service.ts'
import { readTalentFacts } from '#server/features/talents/talents.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import { removeIntroRecordings } from './draft-recordings.service.ts'
import { fileIdOf } from './draft-surroundings.service.ts'
import { type DraftRow, selectUsedElsewhere } from './drafts.queries.ts'

export async function leaveNothingBehind(tx: Db, platform: Platform, draft: DraftRow): Promise<void> {
  await removeIntroRecordings(tx, platform, draft)
  const named = [draft.resumeFileId, ...Object.values(draft.answers).map(fileIdOf)].filter(
    (id): id is Id => id !== null,
  )
  const { resume } = await readTalentFacts({ db: tx }, draft.personId)
  const used = await selectUsedElsewhere(tx, draft, named)
  for (const [fileId, file] of await findReadyFiles(tx, named)) {
    const isOnlyHere =
      file.personId === draft.personId && file.heldAt === null && fileId !== resume?.id && !used.has(fileId)
    if (isOnlyHere) await removeFile(tx, platform.jobs, { id: draft.personId }, fileId)
  }
}
