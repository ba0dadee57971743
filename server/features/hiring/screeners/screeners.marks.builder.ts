import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = ['screener_attempts.question_order', 'screener_marks.levels']

export const markedRows: MarkedRows = ({ person, company, job, idOf }) => {
  const attemptId = newId()
  return [
    sql`insert into screener_tests (id, company_id, updated_at) values (${idOf('test')}, ${company.id}, now())`,
    sql`insert into screener_test_versions (test_id, version, title, intro, minutes, is_shuffled, questions)
        values (${idOf('test')}, 1, 'A test', '', 5, false, '[]')`,
    sql`insert into screener_attempts (id, test_id, version, person_id, job_id, seed, question_order, max_points, correction)
        values (${attemptId}, ${idOf('test')}, 1, ${person.id}, ${job.id}, 1, '{}', 0, 'zq-correction')`,
    sql`insert into screener_attempt_subjects (attempt_id, subject_id) values (${attemptId}, ${newId()})`,
    sql`insert into screener_answers (attempt_id, question_id, value, seq, saved_at, code_result)
        values (${attemptId}, ${newId()}, '{"given": "zq-test-answer"}', 1, now(), '{"verdicts": ["error"], "message": "zq-code-error"}')`,
    sql`insert into screener_marks (id, attempt_id, question_id, points, comment)
        values (${newId()}, ${attemptId}, ${newId()}, 1, 'zq-marker-comment')`,
    sql`insert into screener_prompts (id, attempt_id, question_id, shown_at) values (${newId()}, ${attemptId}, ${newId()}, now())`,
    sql`insert into screener_attempt_records (id, attempt_id, kind, at) values (${newId()}, ${attemptId}, 'taken_over', now())`,
  ]
}
