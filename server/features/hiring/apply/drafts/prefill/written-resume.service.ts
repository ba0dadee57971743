import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import { lockOpenDraft, updateDraft } from '../drafts.queries.ts'

/** An application that is being written takes the résumé its author has just made for this job. */
export async function useWrittenResume(
  tx: Db,
  { clock }: Platform,
  { personId, jobId, fileId }: { personId: Id; jobId: Id; fileId: Id },
): Promise<void> {
  const draft = await lockOpenDraft(tx, personId, jobId)
  if (draft)
    await updateDraft(tx, draft.id, { resumeFileId: fileId, revision: draft.revision + 1, updatedAt: clock.now() })
}
