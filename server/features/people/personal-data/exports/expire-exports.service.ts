import type { Platform } from '#server/platform/platform.ts'
import { folderOf } from './export-paths.ts'
import { moveExport, selectExpiredExports } from './exports.queries.ts'

const BATCH = 100

/** Deletes the content first, so that an interrupted run finds the row again. */
export async function expireExports({ db, clock, storage }: Platform): Promise<void> {
  for (let isMore = true; isMore; ) {
    const expired = await selectExpiredExports(db, clock.now(), BATCH)
    for (const row of expired) {
      await storage.deletePrefix(folderOf(row.id))
      await moveExport(db, row, 'expire')
    }
    isMore = expired.length === BATCH
  }
}
