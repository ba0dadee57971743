import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { CourseRow } from '../courses.queries.ts'
import { courseLessons } from '../courses.tables.ts'
import { courseMedia } from './media.tables.ts'

export type MediaRow = typeof courseMedia.$inferSelect

export async function insertMedia(tx: Db, row: typeof courseMedia.$inferInsert): Promise<MediaRow> {
  const [saved] = await tx.insert(courseMedia).values(row).returning()
  if (!saved) throw new Error('an insert returned nothing')
  return saved
}

export async function selectMedia(db: Db, draftId: Id, mediaIds: readonly (Id | null)[]): Promise<Map<Id, MediaRow>> {
  const ids = mediaIds.filter((one) => one !== null)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(courseMedia)
    .where(and(eq(courseMedia.draftId, draftId), inArray(courseMedia.id, ids)))
  return new Map(rows.map((row) => [row.id, row]))
}

export const selectAllMedia = (db: Db, draftId: Id): Promise<MediaRow[]> =>
  db.select().from(courseMedia).where(eq(courseMedia.draftId, draftId))

/** Whether a lesson of the published version uses it. */
export async function isPublishedMedia(db: Db, { id, version }: CourseRow, mediaId: Id): Promise<boolean> {
  const { media } = courseLessons
  const count = await db.$count(
    courseLessons,
    and(
      eq(courseLessons.courseId, id),
      eq(courseLessons.version, version),
      or(eq(sql`${media}->>'videoId'`, mediaId), eq(sql`${media}->>'soundId'`, mediaId)),
    ),
  )
  return count > 0
}
