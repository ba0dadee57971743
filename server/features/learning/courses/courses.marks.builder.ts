import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = [
  // Positions in a list of ours.
  'lesson_progress.checked',
]

export const markedRows: MarkedRows = ({ person }) => {
  const courseId = newId()
  const reviewId = newId()
  return [
    sql`insert into courses (id, slug, version, title, summary, category, level, language, skills, skill_slugs, outcomes,
          sources, outline, lesson_count, minutes, search_text, updated_at)
        values (${courseId}, 'a-course', 1, 'A course', '', 'money', 'beginner', 'en', '{}', '{}', '{}', '[]', '[]', 0, 0, '', now())`,
    sql`insert into course_enrolments (id, person_id, course_id) values (${newId()}, ${person.id}, ${courseId})`,
    sql`insert into lesson_progress (person_id, lesson_id, course_id, completed_by, updated_at)
        values (${person.id}, ${newId()}, ${courseId}, 'self', now())`,
    sql`insert into lesson_notes (person_id, id, course_id, lesson_id, quote, text)
        values (${person.id}, ${newId()}, ${courseId}, ${newId()}, 'zq-lesson-quote', 'zq-lesson-note')`,
    sql`insert into course_submissions (id, person_id, course_id, lesson_id, text, status, feedback, submitted_at)
        values (${newId()}, ${person.id}, ${courseId}, ${newId()}, 'zq-submission-of-an-assignment', 'returned', 'zq-feedback', now())`,
    sql`insert into course_reviews (person_id, course_id, id, stars, text)
        values (${person.id}, ${courseId}, ${reviewId}, 4, 'zq-course-review')`,
    sql`insert into course_review_reports (review_id, person_id, reason, note, created_at)
        values (${reviewId}, ${person.id}, 'rude', 'zq-review-report', now())`,
  ]
}
