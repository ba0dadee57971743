import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { videoResumes } from '../profile.tables.ts'

export type VideoRow = typeof videoResumes.$inferSelect

export async function selectVideo(db: Db, personId: Id): Promise<VideoRow | null> {
  const [row] = await db.select().from(videoResumes).where(eq(videoResumes.personId, personId))
  return row ?? null
}

export async function upsertVideo(tx: Db, row: typeof videoResumes.$inferInsert): Promise<void> {
  await tx.insert(videoResumes).values(row).onConflictDoUpdate({ target: videoResumes.personId, set: row })
}

export async function deleteVideo(tx: Db, personId: Id): Promise<void> {
  await tx.delete(videoResumes).where(eq(videoResumes.personId, personId))
}
