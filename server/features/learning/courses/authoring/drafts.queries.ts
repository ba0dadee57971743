import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, not, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { DraftState, DraftView } from '#shared/features/learning/courses/authoring/draft-state.ts'
import type { Id } from '#shared/kit/ids.ts'
import { courseDrafts, courseVersions, draftLessons } from './drafts.tables.ts'

export type DraftRow = typeof courseDrafts.$inferSelect
export type NewDraftRow = typeof courseDrafts.$inferInsert
export type DraftLessonRow = typeof draftLessons.$inferSelect
type NewDraftLesson = typeof draftLessons.$inferInsert

/** The conditions of `draftStateOf`. */
const stateIs: Record<DraftState, ReturnType<typeof and>> = {
  scheduled: isNotNull(courseDrafts.publishAt),
  draft: and(isNull(courseDrafts.publishAt), eq(courseDrafts.version, 0)),
  changed: and(isNull(courseDrafts.publishAt), gt(courseDrafts.version, 0), courseDrafts.hasChanges),
  published: and(isNull(courseDrafts.publishAt), gt(courseDrafts.version, 0), not(courseDrafts.hasChanges)),
}

type ListQuery = { show: DraftView; cursor?: Id | undefined; limit: number }

export const selectDrafts = (db: Db, { show, cursor, limit }: ListQuery): Promise<DraftRow[]> =>
  db
    .select()
    .from(courseDrafts)
    .where(
      and(show === 'all' ? undefined : stateIs[show], cursor === undefined ? undefined : lt(courseDrafts.id, cursor)),
    )
    .orderBy(desc(courseDrafts.id))
    .limit(limit + 1)

export async function selectDraft(db: Db, draftId: Id): Promise<DraftRow | null> {
  const [row] = await db.select().from(courseDrafts).where(eq(courseDrafts.id, draftId))
  return row ?? null
}

/** Everything that writes locks the draft first, also for a single lesson: a version is published whole. */
export async function lockDraft(tx: Db, draftId: Id): Promise<DraftRow | null> {
  const [row] = await tx.select().from(courseDrafts).where(eq(courseDrafts.id, draftId)).for('update')
  return row ?? null
}

export async function insertDraft(tx: Db, row: NewDraftRow): Promise<DraftRow> {
  const [saved] = await tx.insert(courseDrafts).values(row).returning()
  if (!saved) throw new Error('an insert returned nothing')
  return saved
}

export async function updateDraft(tx: Db, draftId: Id, row: Partial<NewDraftRow>): Promise<DraftRow> {
  const [saved] = await tx.update(courseDrafts).set(row).where(eq(courseDrafts.id, draftId)).returning()
  if (!saved) throw new Error('an update returned nothing')
  return saved
}

export async function deleteDraft(tx: Db, draftId: Id): Promise<void> {
  await tx.delete(courseDrafts).where(eq(courseDrafts.id, draftId))
}

export async function selectDueDrafts(db: Db, now: Date): Promise<Id[]> {
  const rows = await db.select({ id: courseDrafts.id }).from(courseDrafts).where(lte(courseDrafts.publishAt, now))
  return rows.map(({ id }) => id)
}

export const selectDraftLessons = (db: Db, draftId: Id): Promise<DraftLessonRow[]> =>
  db.select().from(draftLessons).where(eq(draftLessons.draftId, draftId))

export async function selectDraftLesson(db: Db, draftId: Id, lessonId: Id): Promise<DraftLessonRow | null> {
  const [row] = await db
    .select()
    .from(draftLessons)
    .where(and(eq(draftLessons.draftId, draftId), eq(draftLessons.id, lessonId)))
  return row ?? null
}

export async function insertDraftLesson(tx: Db, row: NewDraftLesson): Promise<DraftLessonRow> {
  const [saved] = await tx.insert(draftLessons).values(row).returning()
  if (!saved) throw new Error('an insert returned nothing')
  return saved
}

export async function updateDraftLesson(tx: Db, lessonId: Id, row: Partial<NewDraftLesson>): Promise<DraftLessonRow> {
  const [saved] = await tx.update(draftLessons).set(row).where(eq(draftLessons.id, lessonId)).returning()
  if (!saved) throw new Error('an update returned nothing')
  return saved
}

export async function deleteDraftLesson(tx: Db, lessonId: Id): Promise<void> {
  await tx.delete(draftLessons).where(eq(draftLessons.id, lessonId))
}

/** Those that stay get a new revision: whoever is editing one of them is told. */
export async function replaceDraftLessons(tx: Db, draftId: Id, rows: readonly NewDraftLesson[]): Promise<void> {
  const kept = rows.flatMap(({ id }) => id ?? [])
  await tx
    .delete(draftLessons)
    .where(and(eq(draftLessons.draftId, draftId), kept.length > 0 ? notInArray(draftLessons.id, kept) : undefined))
  for (const row of rows)
    await tx
      .insert(draftLessons)
      .values(row)
      .onConflictDoUpdate({
        target: draftLessons.id,
        set: { ...row, revision: sql`${draftLessons.revision} + 1` },
      })
}

export async function insertVersion(tx: Db, row: typeof courseVersions.$inferInsert): Promise<void> {
  await tx.insert(courseVersions).values(row)
}

const { version, lessonCount, publishedAt } = courseVersions

/** Without their texts, newest first. */
export const selectVersions = (db: Db, courseId: Id) =>
  db
    .select({ version, lessonCount, publishedAt })
    .from(courseVersions)
    .where(eq(courseVersions.courseId, courseId))
    .orderBy(desc(version))

export async function selectVersion(db: Db, courseId: Id, number: number) {
  const [row] = await db
    .select()
    .from(courseVersions)
    .where(and(eq(courseVersions.courseId, courseId), eq(version, number)))
  return row ?? null
}

export async function selectDraftIdsOf(db: Db, lessonIds: readonly Id[]): Promise<Map<Id, Id>> {
  if (lessonIds.length === 0) return new Map()
  const rows = await db
    .select({ id: draftLessons.id, draftId: draftLessons.draftId })
    .from(draftLessons)
    .where(inArray(draftLessons.id, [...lessonIds]))
  return new Map(rows.map(({ id, draftId }) => [id, draftId]))
}
