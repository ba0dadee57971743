import { and, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { courseDrafts, draftLessons } from '../authoring/drafts.tables.ts'
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

const mediaFields = ['videoId', 'soundId', 'downloadId']

/** Whether a lesson of the published version uses it. */
export async function isPublishedMedia(db: Db, { id, version }: CourseRow, mediaId: Id): Promise<boolean> {
  const { media } = courseLessons
  const count = await db.$count(
    courseLessons,
    and(
      eq(courseLessons.courseId, id),
      eq(courseLessons.version, version),
      or(...mediaFields.map((field) => eq(sql`${media}->>${field}`, mediaId))),
    ),
  )
  return count > 0
}

/** Uploaded before this moment, and neither part of a draft nor of any version, which could be restored. */
export const selectUnusedMedia = (db: Db, before: Date, limit: number): Promise<MediaRow[]> => {
  const ownId = sql`${courseMedia.id}::text`
  const usedBy = (media: typeof courseLessons.media | typeof draftLessons.media) =>
    or(...mediaFields.map((field) => eq(sql`${media}->>${field}`, ownId)))
  const inLessons = db
    .select({ id: courseLessons.id })
    .from(courseLessons)
    .where(and(eq(courseLessons.courseId, courseMedia.draftId), usedBy(courseLessons.media)))
  const inDrafts = db
    .select({ id: draftLessons.id })
    .from(draftLessons)
    .where(and(eq(draftLessons.draftId, courseMedia.draftId), usedBy(draftLessons.media)))
  const inSchedule = db
    .select({ id: courseDrafts.id })
    .from(courseDrafts)
    .where(and(eq(courseDrafts.id, courseMedia.draftId), sql`strpos(${courseDrafts.scheduled}::text, ${ownId}) > 0`))
  return db
    .select()
    .from(courseMedia)
    .where(and(lt(courseMedia.createdAt, before), notExists(inLessons), notExists(inDrafts), notExists(inSchedule)))
    .limit(limit)
}

export async function deleteMedia(tx: Db, mediaId: Id): Promise<void> {
  await tx.delete(courseMedia).where(eq(courseMedia.id, mediaId))
}
