import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isWaitingForFeedback } from '#shared/features/learning/courses/assignments/submission-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { courseLessons, courses } from '../courses.tables.ts'
import { submissions } from './submissions.tables.ts'

export type SubmissionRow = typeof submissions.$inferSelect

export async function selectSubmission(db: Db, personId: Id, lessonId: Id): Promise<SubmissionRow | null> {
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.personId, personId), eq(submissions.lessonId, lessonId)))
  return row ?? null
}

export async function insertSubmission(tx: Db, row: typeof submissions.$inferInsert): Promise<SubmissionRow> {
  const [saved] = await tx.insert(submissions).values(row).returning()
  if (!saved) throw new Error('an insert returned nothing')
  return saved
}

const isInQueue = statusIn(submissions.status, isWaitingForFeedback)

export async function selectSubmissionFigures(db: Db, lateBefore: Date) {
  const { submittedAt } = submissions
  const [row] = await db
    .select({
      waiting: count(),
      late: sql<number>`count(*) filter (where ${submittedAt} < ${lateBefore.toISOString()}::timestamptz)`.mapWith(
        Number,
      ),
      oldestAt: sql<Date | null>`min(${submittedAt})`.mapWith(submittedAt),
    })
    .from(submissions)
    .where(isInQueue)
  return { waiting: row?.waiting ?? 0, late: row?.late ?? 0, oldestAt: row?.oldestAt ?? null }
}

const withCourse = (db: Db) =>
  db
    .select({ submission: submissions, course: { slug: courses.slug, title: courses.title } })
    .from(submissions)
    .innerJoin(courses, eq(courses.id, submissions.courseId))
export type QueuedSubmission = Awaited<ReturnType<typeof withCourse>>[number]

/** Longest waiting first. */
export function selectSubmissionQueue(db: Db, { after, limit }: { after: Id | undefined; limit: number }) {
  const position = sql`(select (submitted_at, id) from course_submissions where id = ${after})`
  return withCourse(db)
    .where(and(isInQueue, after ? sql`(${submissions.submittedAt}, ${submissions.id}) > ${position}` : undefined))
    .orderBy(asc(submissions.submittedAt), asc(submissions.id))
    .limit(limit)
}

/** Null if it does not wait for feedback. */
export async function selectQueuedSubmission(db: Db, id: Id): Promise<QueuedSubmission | null> {
  const [row] = await withCourse(db).where(and(isInQueue, eq(submissions.id, id)))
  return row ?? null
}

/** As the learner last saw it: the lesson may have been removed from newer versions. */
export async function selectAssignment(db: Db, { courseId, lessonId }: Pick<SubmissionRow, 'courseId' | 'lessonId'>) {
  const [row] = await db
    .select({ title: courseLessons.title, body: courseLessons.body, checklist: courseLessons.checklist })
    .from(courseLessons)
    .where(and(eq(courseLessons.courseId, courseId), eq(courseLessons.id, lessonId)))
    .orderBy(sql`${courseLessons.version} desc`)
    .limit(1)
  return row ?? null
}
