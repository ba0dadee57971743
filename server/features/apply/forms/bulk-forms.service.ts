// Many forms at once, for the demo world: held to the same rules as one, in few statements.

import { newId } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/database.ts'
import { InvalidInput } from '#server/platform/http/validation.ts'
import type { NewApplyForm } from '#shared/features/apply/apply-form.contract.ts'
import { findFormProblems } from '#shared/features/apply/form-problems.ts'
import type { Id } from '#shared/kit/ids.ts'
import { insertForms, selectJobsAskingInWords, selectOpenNativeJobs } from './apply-forms.queries.ts'

const AT_ONCE = 500

/** Open jobs that are applied to here, oldest first. */
export const findJobsForForms = (db: Db): Promise<Id[]> => selectOpenNativeJobs(db)

/** Which of these ask for something in words. */
export const findJobsAskingInWords = (db: Db, jobIds: readonly Id[]): Promise<Id[]> =>
  selectJobsAskingInWords(db, jobIds)

export async function giveForms(
  db: Db,
  given: readonly { jobId: Id; form: NewApplyForm }[],
  updatedAt: Date,
): Promise<void> {
  const rows = given.map(({ jobId, form: { parts, questions } }) => {
    const problems = findFormProblems({ parts, questions })
    if (problems.length > 0) throw new InvalidInput(problems)
    return { jobId, version: 1, parts, questions: questions.map((one) => ({ ...one, id: newId() })), updatedAt }
  })
  for (let start = 0; start < rows.length; start += AT_ONCE) await insertForms(db, rows.slice(start, start + AT_ONCE))
}
