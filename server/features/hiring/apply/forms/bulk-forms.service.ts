// Creates many forms in few statements, for the demo world. A test validates their content.

import { newId } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { NewApplyForm } from '#shared/features/hiring/apply/apply-form.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { insertForms, selectJobsWithTextQuestions } from './apply-forms.queries.ts'

const BATCH_SIZE = 500

/** Which of these ask for a written answer. */
export const findJobsWithTextQuestions = (db: Db, jobIds: readonly Id[]): Promise<Id[]> =>
  selectJobsWithTextQuestions(db, jobIds)

export async function createForms(
  db: Db,
  given: readonly { jobId: Id; form: NewApplyForm }[],
  updatedAt: Date,
): Promise<void> {
  const rows = given.map(({ jobId, form: { parts, questions } }) => ({
    jobId,
    version: 1,
    parts,
    questions: questions.map((one) => ({ ...one, id: newId() })),
    updatedAt,
  }))
  for (let start = 0; start < rows.length; start += BATCH_SIZE)
    await insertForms(db, rows.slice(start, start + BATCH_SIZE))
}
