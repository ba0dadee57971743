import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { createdAt, idColumn, instant, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import { MAX_WORK, MIN_WORK } from '#shared/features/learning/courses/assignments/assignment-limits.ts'
import { submissionStatuses } from '#shared/features/learning/courses/assignments/submission-status.ts'
import { courses } from '../courses.tables.ts'

/** What learners hand in for assignments; one for each lesson, replaced by the next attempt. */
export const submissions = pgTable(
  'course_submissions',
  {
    id: idColumn(),
    personId: personRef().notNull(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    lessonId: uuid('lesson_id').notNull(),
    text: text('text').notNull(),
    status: text('status', { enum: submissionStatuses }).notNull().default('waiting'),
    feedback: text('feedback'),
    submittedAt: instant('submitted_at').notNull(),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('course_submissions_once').on(table.personId, table.lessonId),
    index('course_submissions_by_course').on(table.courseId),
    index('course_submissions_queue').on(table.status, table.submittedAt, table.id),
    lengthCheck('course_submissions_text_length', table.text, MIN_WORK, MAX_WORK),
    oneOfCheck('course_submissions_status', table.status, submissionStatuses),
  ],
)

export const submissionEvents = statusEvents('course_submission_events')
