// What one person does with courses. Every query names the person.

import { and, asc, count, eq, gt, gte, inArray, isNotNull, lt, notExists } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { type EnrolmentStatus, hasCompleted, isLearning } from '#shared/features/learning/courses/enrolment-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { enrolmentEvents, enrolments, lessonNotes, lessonProgress } from './courses.tables.ts'

export type EnrolmentRow = typeof enrolments.$inferSelect
export type ProgressRow = typeof lessonProgress.$inferSelect
export type NoteRow = typeof lessonNotes.$inferSelect

export const selectEnrolments = (db: Db, personId: Id, courseIds: readonly Id[]): Promise<EnrolmentRow[]> =>
  db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.personId, personId), inArray(enrolments.courseId, [...courseIds])))

export async function selectEnrolment(db: Db, personId: Id, courseId: Id): Promise<EnrolmentRow | null> {
  const [row] = await selectEnrolments(db, personId, [courseId])
  return row ?? null
}

/** Locked: the last lesson may be finished on two devices at once. */
export async function lockEnrolment(tx: Db, personId: Id, courseId: Id): Promise<EnrolmentRow | null> {
  const [row] = await tx
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.personId, personId), eq(enrolments.courseId, courseId)))
    .for('update')
  return row ?? null
}

export async function insertEnrolment(db: Db, personId: Id, courseId: Id): Promise<void> {
  await db.insert(enrolments).values({ personId, courseId }).onConflictDoNothing()
}

export const selectCompleted = (
  db: Db,
  { after, limit }: { after?: Id | undefined; limit: number },
): Promise<EnrolmentRow[]> =>
  db
    .select()
    .from(enrolments)
    .where(and(statusIn(enrolments.status, hasCompleted), after === undefined ? undefined : gt(enrolments.id, after)))
    .orderBy(asc(enrolments.id))
    .limit(limit)

export const countEnrolments = (db: Db, personId: Id): Promise<{ status: EnrolmentStatus; count: number }[]> =>
  db
    .select({ status: enrolments.status, count: count() })
    .from(enrolments)
    .where(eq(enrolments.personId, personId))
    .groupBy(enrolments.status)

export const selectProgressIn = (db: Db, personId: Id, courseIds: readonly Id[]): Promise<ProgressRow[]> =>
  db
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.personId, personId), inArray(lessonProgress.courseId, [...courseIds])))

export async function selectProgress(db: Db, personId: Id, lessonId: Id): Promise<ProgressRow | null> {
  const [row] = await db
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.personId, personId), eq(lessonProgress.lessonId, lessonId)))
  return row ?? null
}

export async function upsertProgress(tx: Db, row: typeof lessonProgress.$inferInsert): Promise<ProgressRow> {
  const [saved] = await tx
    .insert(lessonProgress)
    .values(row)
    .onConflictDoUpdate({ target: [lessonProgress.personId, lessonProgress.lessonId], set: row })
    .returning()
  if (!saved) throw new Error('an upsert returned nothing')
  return saved
}

export async function selectDoneLessons(db: Db, personId: Id, courseId: Id): Promise<Set<Id>> {
  const rows = await db
    .select({ lessonId: lessonProgress.lessonId })
    .from(lessonProgress)
    .where(
      and(
        eq(lessonProgress.personId, personId),
        eq(lessonProgress.courseId, courseId),
        isNotNull(lessonProgress.completedAt),
      ),
    )
  return new Set(rows.map(({ lessonId }) => lessonId))
}

/** People who are still learning although they have done all of these lessons. */
export async function selectFinishedLearners(db: Db, courseId: Id, lessonIds: readonly Id[]): Promise<Id[]> {
  if (lessonIds.length === 0) return []
  const rows = await db
    .select({ personId: enrolments.personId })
    .from(enrolments)
    .innerJoin(
      lessonProgress,
      and(eq(lessonProgress.personId, enrolments.personId), eq(lessonProgress.courseId, enrolments.courseId)),
    )
    .where(
      and(
        eq(enrolments.courseId, courseId),
        statusIn(enrolments.status, isLearning),
        isNotNull(lessonProgress.completedAt),
        inArray(lessonProgress.lessonId, [...lessonIds]),
      ),
    )
    .groupBy(enrolments.personId)
    .having(eq(count(), lessonIds.length))
  return rows.map(({ personId }) => personId)
}

const BATCH = 200

/** Still learning, but neither enrolled nor with progress in any lesson since then; the oldest first. */
export const selectIdle = (db: Db, since: Date): Promise<Pick<EnrolmentRow, 'personId' | 'courseId'>[]> =>
  db
    .select({ personId: enrolments.personId, courseId: enrolments.courseId })
    .from(enrolments)
    .where(isIdle(db, since))
    .orderBy(asc(enrolments.id))
    .limit(BATCH)

export async function isIdleSince(tx: Db, id: Id, since: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.id, id), isIdle(tx, since)))
  return rows.length > 0
}

const isIdle = (db: Db, since: Date) =>
  and(
    statusIn(enrolments.status, isLearning),
    lt(enrolments.createdAt, since),
    notExists(
      db
        .select({ lessonId: lessonProgress.lessonId })
        .from(lessonProgress)
        .where(
          and(
            eq(lessonProgress.personId, enrolments.personId),
            eq(lessonProgress.courseId, enrolments.courseId),
            gte(lessonProgress.updatedAt, since),
          ),
        ),
    ),
    notExists(
      db
        .select({ id: enrolmentEvents.id })
        .from(enrolmentEvents)
        .where(and(eq(enrolmentEvents.subjectId, enrolments.id), gte(enrolmentEvents.createdAt, since))),
    ),
  )

export const selectNotes = (db: Db, personId: Id, lessonId: Id): Promise<NoteRow[]> =>
  db
    .select()
    .from(lessonNotes)
    .where(and(eq(lessonNotes.personId, personId), eq(lessonNotes.lessonId, lessonId)))
    .orderBy(asc(lessonNotes.createdAt), asc(lessonNotes.id))

export async function upsertNote(tx: Db, row: typeof lessonNotes.$inferInsert): Promise<NoteRow> {
  const { quote, text } = row
  const [saved] = await tx
    .insert(lessonNotes)
    .values(row)
    .onConflictDoUpdate({ target: [lessonNotes.personId, lessonNotes.id], set: { quote, text } })
    .returning()
  if (!saved) throw new Error('an upsert returned nothing')
  return saved
}

export async function deleteNote(db: Db, personId: Id, noteId: Id): Promise<void> {
  await db.delete(lessonNotes).where(and(eq(lessonNotes.personId, personId), eq(lessonNotes.id, noteId)))
}
