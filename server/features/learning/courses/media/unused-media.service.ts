// Files that were replaced before they were ever published. An operator may still be about to save a new one, so they stay for a day.

import { eraseContent } from '#server/features/base/files/files.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { lockDraft } from '../authoring/drafts.queries.ts'
import { deleteMedia, selectUnusedMedia } from './media.queries.ts'

const BATCH = 100

export async function deleteUnusedMedia({ db, clock, jobs }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY)
  for (const { id, draftId, storageKey } of await selectUnusedMedia(db, before, BATCH))
    await transaction(db, async (tx) => {
      // Saving a lesson locks the draft, too: a file that has just been put back to use is not deleted.
      await lockDraft(tx, draftId)
      const unused = await selectUnusedMedia(tx, before, BATCH)
      if (unused.every((one) => one.id !== id)) return
      await eraseContent(tx, jobs, storageKey)
      await deleteMedia(tx, id)
    })
}
