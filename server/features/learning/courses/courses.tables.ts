import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, newId, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import {
  MAX_TEXT_REPORT_NOTE,
  textReportReasons,
} from '#shared/features/base/operations/text-reports/text-report-limits.ts'
import {
  completionWays,
  courseCategories,
  courseLevels,
  lessonKinds,
  MAX_LESSON_NOTE,
  MAX_QUOTE,
} from '#shared/features/learning/courses/course-kinds.ts'
import { enrolmentStatuses } from '#shared/features/learning/courses/enrolment-status.ts'
import type { MediaDraft } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { noMedia } from '#shared/features/learning/courses/media/media-kinds.ts'
import { MAX_REVIEW } from '#shared/features/learning/courses/reviews/review-limits.ts'
import type { Id } from '#shared/kit/ids.ts'

export type Outline = { title: string; lessonIds: Id[] }[]
export type StoredQuestion = { prompt: string; options: string[]; right: number[]; explanation: string }
export type CourseSource = { title: string; url: string }

/** The facts of the published version, for the catalogue. */
export const courses = pgTable(
  'courses',
  {
    id: idColumn(),
    slug: text('slug').notNull(),
    /** Of `course_lessons`. */
    version: integer('version').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    category: text('category', { enum: courseCategories }).notNull(),
    level: text('level', { enum: courseLevels }).notNull(),
    language: text('language').notNull(),
    /** Names. */
    skills: text('skills').array().notNull(),
    /** Those that jobs can ask for. */
    skillSlugs: text('skill_slugs').array().notNull(),
    outcomes: text('outcomes').array().notNull(),
    sources: jsonb('sources').$type<CourseSource[]>().notNull(),
    outline: jsonb('outline').$type<Outline>().notNull(),
    lessonCount: integer('lesson_count').notNull(),
    minutes: integer('minutes').notNull(),
    /** Folded, for searching. */
    searchText: text('search_text').notNull(),
    /** Taken out of the catalogue: only those who are or were enrolled can open it. */
    unlistedAt: instant('unlisted_at'),
    updatedAt: instant('updated_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('courses_slug').on(table.slug),
    index('courses_by_category').on(table.category, table.id),
    index('courses_by_level').on(table.level, table.id),
    index('courses_by_skill').using('gin', table.skillSlugs),
    oneOfCheck('courses_category', table.category, courseCategories),
    oneOfCheck('courses_level', table.level, courseLevels),
  ],
)

/** A lesson keeps its id from version to version, so that a changed text does not cost anybody their progress. */
export const courseLessons = pgTable(
  'course_lessons',
  {
    id: uuid('id').notNull(),
    version: integer('version').notNull(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: lessonKinds }).notNull(),
    title: text('title').notNull(),
    minutes: integer('minutes').notNull(),
    /** Markdown; empty for a quiz. */
    body: text('body').notNull(),
    questions: jsonb('questions').$type<StoredQuestion[]>().notNull(),
    checklist: text('checklist').array().notNull(),
    media: jsonb('media').$type<MediaDraft>().notNull().default(noMedia),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.version] }),
    index('course_lessons_by_course').on(table.courseId, table.version),
    oneOfCheck('course_lessons_kind', table.kind, lessonKinds),
  ],
)

const courseRef = () =>
  uuid('course_id')
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' })

export const enrolments = pgTable(
  'course_enrolments',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    courseId: courseRef(),
    status: text('status', { enum: enrolmentStatuses }).notNull().default('active'),
    completedAt: instant('completed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('course_enrolments_once').on(table.personId, table.courseId),
    index('course_enrolments_by_course').on(table.courseId),
    oneOfCheck('course_enrolments_status', table.status, enrolmentStatuses),
  ],
)

export const enrolmentEvents = statusEvents('course_enrolment_events')

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    personId: personRef().notNull(),
    lessonId: uuid('lesson_id').notNull(),
    courseId: courseRef(),
    readPercent: smallint('read_percent').notNull().default(0),
    position: smallint('position').notNull().default(0),
    /** In a video or sound. */
    seconds: integer('seconds').notNull().default(0),
    checked: smallint('checked').array().notNull().default([]),
    quizPercent: smallint('quiz_percent'),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: instant('attempted_at'),
    completedAt: instant('completed_at'),
    completedBy: text('completed_by', { enum: completionWays }),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.lessonId] }),
    index('lesson_progress_by_person').on(table.personId, table.courseId),
    index('lesson_progress_by_course').on(table.courseId),
    oneOfCheck('lesson_progress_completed_by', table.completedBy, completionWays),
  ],
)

/** The reader chooses the id, so it is only unique among their own notes. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    personId: personRef().notNull(),
    id: uuid('id').notNull(),
    courseId: courseRef(),
    lessonId: uuid('lesson_id').notNull(),
    quote: text('quote').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    index('lesson_notes_by_lesson').on(table.personId, table.lessonId, table.createdAt),
    index('lesson_notes_by_course').on(table.courseId),
    lengthCheck('lesson_notes_quote_length', table.quote, 0, MAX_QUOTE),
    lengthCheck('lesson_notes_text_length', table.text, 1, MAX_LESSON_NOTE),
  ],
)

export const courseReviews = pgTable(
  'course_reviews',
  {
    personId: personRef().notNull(),
    courseId: courseRef(),
    /** The default is for instances of the previous version, which do not know this column. */
    id: uuid('id').notNull().unique('course_reviews_id').default(sql`gen_random_uuid()`).$defaultFn(newId),
    stars: smallint('stars').notNull(),
    /** Empty if the reviewer gave only stars. */
    text: text('text').notNull().default(''),
    /** When operators hid the text. The stars still count, and the author still sees it. */
    hiddenAt: instant('hidden_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.courseId] }),
    index('course_reviews_by_course').on(table.courseId),
    index('course_reviews_shown')
      .on(table.courseId, table.id)
      .where(sql`${table.text} <> '' and ${table.hiddenAt} is null`),
    lengthCheck('course_reviews_text_length', table.text, 0, MAX_REVIEW),
  ],
)

export const courseReviewReports = pgTable(
  'course_review_reports',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => courseReviews.id, { onDelete: 'cascade' }),
    personId: personRef().notNull(),
    reason: text('reason', { enum: textReportReasons }).notNull(),
    note: text('note').notNull(),
    /** All open reports of a review are decided at once. */
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.personId] }),
    index('course_review_reports_by_person').on(table.personId),
    index('course_review_reports_open').on(table.reviewId).where(sql`${table.decidedAt} is null`),
    oneOfCheck('course_review_reports_reason', table.reason, textReportReasons),
    lengthCheck('course_review_reports_note_length', table.note, 0, MAX_TEXT_REPORT_NOTE),
  ],
)
