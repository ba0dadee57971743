import { and, avg, count, desc, eq, inArray, isNull, like, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { CoursesQuery } from '#shared/features/learning/courses/courses.contract.ts'
import { hasCompleted, isLearning } from '#shared/features/learning/courses/enrolment-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { courseLessons, courseReviews, courses, enrolments } from './courses.tables.ts'

export type CourseRow = typeof courses.$inferSelect
export type LessonRow = typeof courseLessons.$inferSelect

/** Two courses published at the same time would get the same slug. */
export async function lockSlugs(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('course-slugs', 0))`)
}

export async function upsertCourse(tx: Db, row: typeof courses.$inferInsert): Promise<void> {
  await tx.insert(courses).values(row).onConflictDoUpdate({ target: courses.id, set: row })
}

export async function insertLessons(tx: Db, rows: (typeof courseLessons.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(courseLessons).values(rows)
}

export async function selectCourse(db: Db, slug: string): Promise<CourseRow | null> {
  const [row] = await db.select().from(courses).where(eq(courses.slug, slug))
  return row ?? null
}

export async function selectCourseById(db: Db, courseId: Id): Promise<CourseRow | null> {
  const [row] = await db.select().from(courses).where(eq(courses.id, courseId))
  return row ?? null
}

export async function updateListing(tx: Db, courseId: Id, unlistedAt: Date | null): Promise<void> {
  await tx.update(courses).set({ unlistedAt }).where(eq(courses.id, courseId))
}

const { id, title, kind, minutes } = courseLessons

export type LessonHead = Pick<LessonRow, 'id' | 'title' | 'kind' | 'minutes'>

/** Without the texts. */
export const selectLessonHeads = (db: Db, { id: courseId, version }: CourseRow): Promise<LessonHead[]> =>
  db
    .select({ id, title, kind, minutes })
    .from(courseLessons)
    .where(and(eq(courseLessons.courseId, courseId), eq(courseLessons.version, version)))

export async function selectLesson(db: Db, course: CourseRow, lessonId: Id): Promise<LessonRow | null> {
  const [row] = await db
    .select()
    .from(courseLessons)
    .where(
      and(
        eq(courseLessons.id, lessonId),
        eq(courseLessons.version, course.version),
        eq(courseLessons.courseId, course.id),
      ),
    )
  return row ?? null
}

const containing = (text: string) => `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`

export async function selectCourses(db: Db, personId: Id, query: CoursesQuery): Promise<CourseRow[]> {
  const { text, category, level, skill, language, show, cursor, limit } = query
  const chosen = show === 'completed' ? hasCompleted : isLearning
  const own = db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.personId, personId), statusIn(enrolments.status, chosen)))
  return db
    .select()
    .from(courses)
    .where(
      and(
        text ? like(courses.searchText, containing(text)) : undefined,
        category && eq(courses.category, category),
        level && eq(courses.level, level),
        skill === undefined ? undefined : sql`${courses.skillSlugs} @> ${sql.param([skill])}::text[]`,
        language === undefined ? undefined : eq(courses.language, language),
        show === 'all' ? isNull(courses.unlistedAt) : inArray(courses.id, own),
        cursor === undefined ? undefined : lt(courses.id, cursor),
      ),
    )
    .orderBy(desc(courses.id))
    .limit(limit + 1)
}

export async function countCourses(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(courses).where(isNull(courses.unlistedAt))
  return row?.count ?? 0
}

/** Languages and names of skills of the whole catalogue. */
export async function selectChoices(db: Db): Promise<{ languages: string[]; skills: string[] }> {
  const isListed = isNull(courses.unlistedAt)
  const [languages, skills] = await Promise.all([
    db.selectDistinct({ language: courses.language }).from(courses).where(isListed),
    db
      .selectDistinct({ name: sql<string>`unnest(${courses.skills})` })
      .from(courses)
      .where(isListed),
  ])
  return { languages: languages.map(({ language }) => language), skills: skills.map(({ name }) => name) }
}

const MAX_SUGGESTED = 20

export const selectCoursesFor = (db: Db, skillSlugs: readonly string[]): Promise<CourseRow[]> =>
  db
    .select()
    .from(courses)
    .where(and(isNull(courses.unlistedAt), sql`${courses.skillSlugs} && ${sql.param([...skillSlugs])}::text[]`))
    .orderBy(desc(courses.id))
    .limit(MAX_SUGGESTED)

export type RatingRow = { courseId: Id; average: string | null; count: number }

export const selectRatings = (db: Db, courseIds: readonly Id[]): Promise<RatingRow[]> =>
  db
    .select({ courseId: courseReviews.courseId, average: avg(courseReviews.stars), count: count() })
    .from(courseReviews)
    .where(inArray(courseReviews.courseId, [...courseIds]))
    .groupBy(courseReviews.courseId)
