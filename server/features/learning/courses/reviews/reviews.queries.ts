import { and, asc, desc, eq, gt, isNull, lt, min, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { NewReview } from '#shared/features/learning/courses/reviews/reviews.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { courseReviewReports, courseReviews, courses } from '../courses.tables.ts'

export type ReviewRow = typeof courseReviews.$inferSelect
export type ReviewReportRow = typeof courseReviewReports.$inferSelect

const isShown = and(ne(courseReviews.text, ''), isNull(courseReviews.hiddenAt))

type ReviewPage = { cursor?: Id | undefined; limit: number }

export const selectReviews = (db: Db, courseId: Id, { cursor, limit }: ReviewPage): Promise<ReviewRow[]> =>
  db
    .select()
    .from(courseReviews)
    .where(
      and(
        eq(courseReviews.courseId, courseId),
        isShown,
        cursor === undefined ? undefined : lt(courseReviews.id, cursor),
      ),
    )
    .orderBy(desc(courseReviews.id))
    .limit(limit + 1)

export async function selectShownReview(db: Db, courseId: Id, reviewId: Id): Promise<ReviewRow | null> {
  const [row] = await db
    .select()
    .from(courseReviews)
    .where(and(eq(courseReviews.id, reviewId), eq(courseReviews.courseId, courseId), isShown))
  return row ?? null
}

const ofPerson = (personId: Id, courseId: Id) =>
  and(eq(courseReviews.personId, personId), eq(courseReviews.courseId, courseId))

export async function selectOwnReview(db: Db, personId: Id, courseId: Id): Promise<ReviewRow | null> {
  const [row] = await db.select().from(courseReviews).where(ofPerson(personId, courseId))
  return row ?? null
}

type Written = NewReview & { personId: Id; courseId: Id; now: Date }

/** A text that operators have hidden stays hidden, whatever it is changed to. */
export async function upsertReview(db: Db, { personId, courseId, stars, text, now }: Written): Promise<void> {
  await db
    .insert(courseReviews)
    .values({ personId, courseId, stars, text, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [courseReviews.personId, courseReviews.courseId],
      set: { stars, text, updatedAt: now },
    })
}

/** A hidden review is only emptied, because deleting it would let its author publish the same text again. */
export async function deleteReview(tx: Db, personId: Id, courseId: Id): Promise<void> {
  await tx.delete(courseReviews).where(and(ofPerson(personId, courseId), isNull(courseReviews.hiddenAt)))
  await tx.update(courseReviews).set({ text: '' }).where(ofPerson(personId, courseId))
}

export const insertReviewReport = async (db: Db, row: typeof courseReviewReports.$inferInsert): Promise<void> =>
  void (await db.insert(courseReviewReports).values(row).onConflictDoNothing())

const isOpen = isNull(courseReviewReports.decidedAt)

/** Sorted by the ids of the reviews. */
export const selectReportedReviews = (
  db: Db,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<{ review: ReviewRow; courseTitle: string; reportedAt: Date | null }[]> =>
  db
    .select({ review: courseReviews, courseTitle: courses.title, reportedAt: min(courseReviewReports.createdAt) })
    .from(courseReviews)
    .innerJoin(courses, eq(courses.id, courseReviews.courseId))
    .innerJoin(courseReviewReports, and(eq(courseReviewReports.reviewId, courseReviews.id), isOpen))
    .where(after === undefined ? undefined : gt(courseReviews.id, after))
    .groupBy(courseReviews.personId, courseReviews.courseId, courses.id)
    .orderBy(asc(courseReviews.id))
    .limit(limit)

export async function selectReportedReview(
  db: Db,
  reviewId: Id,
): Promise<{ review: ReviewRow; courseTitle: string } | null> {
  const [row] = await db
    .select({ review: courseReviews, courseTitle: courses.title })
    .from(courseReviews)
    .innerJoin(courses, eq(courses.id, courseReviews.courseId))
    .where(eq(courseReviews.id, reviewId))
  return row ?? null
}

export const selectOpenReviewReports = (db: Db, reviewId: Id): Promise<ReviewReportRow[]> =>
  db
    .select()
    .from(courseReviewReports)
    .where(and(eq(courseReviewReports.reviewId, reviewId), isOpen))
    .orderBy(asc(courseReviewReports.createdAt))

/** False if another operator has already done it. */
export async function decideReviewReports(tx: Db, reviewId: Id, at: Date): Promise<boolean> {
  const rows = await tx
    .update(courseReviewReports)
    .set({ decidedAt: at })
    .where(and(eq(courseReviewReports.reviewId, reviewId), isOpen))
    .returning({ personId: courseReviewReports.personId })
  return rows.length > 0
}

export async function hideReview(tx: Db, reviewId: Id, at: Date): Promise<void> {
  await tx
    .update(courseReviews)
    .set({ hiddenAt: at })
    .where(and(eq(courseReviews.id, reviewId), isNull(courseReviews.hiddenAt)))
}

export async function selectReviewReportFigures(db: Db, lateBefore: Date) {
  const { reviewId, createdAt } = courseReviewReports
  const isLate = sql`${createdAt} < ${lateBefore.toISOString()}::timestamptz`
  const [row] = await db
    .select({
      waiting: sql<number>`count(distinct ${reviewId})`.mapWith(Number),
      late: sql<number>`count(distinct case when ${isLate} then ${reviewId} end)`.mapWith(Number),
      oldestAt: min(createdAt),
    })
    .from(courseReviewReports)
    .where(isOpen)
  return row ?? { waiting: 0, late: 0, oldestAt: null }
}
