// What a company asks applicants for. A job without a form of its own uses the default.

import { inView, type ViewedJob, viewOwnJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, tooLate } from '#server/platform/http/app-error.ts'
import { InvalidInput } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import {
  type ApplyForm,
  type CompanyApplyForm,
  type CompanyQuestion,
  type EditedApplyForm,
  type FormParts,
  formChanged,
  type NewApplyForm,
} from '#shared/features/hiring/apply/apply-form.contract.ts'
import { findFormProblems } from '#shared/features/hiring/apply/form-problems.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canSeeForm, canWriteForm } from '../apply.policy.ts'
import { selectForm, upsertForm } from './apply-forms.queries.ts'

/** Imported jobs collect the résumé on the company's own site. */
const defaultParts = ({ source }: { source: string }): FormParts => ({
  resume: source === 'native' ? 'required' : 'optional',
  coverNote: 'optional',
  phone: 'off',
  intro: 'optional',
})

export async function findForm(db: Db, job: { id: Id; source: string }): Promise<CompanyApplyForm> {
  const row = await selectForm(db, job.id)
  return row
    ? { version: row.version, parts: row.parts, questions: row.questions }
    : { version: 0, parts: defaultParts(job), questions: [] }
}

/** Without the knockout answers: knowing them would invite fitting answers. */
export const formForPerson = ({ version, parts, questions }: CompanyApplyForm): ApplyForm => ({
  version,
  parts,
  questions: questions.map(({ knockout: _knockout, ...question }) => question),
})

export async function showForm(db: Db, viewer: Viewer, jobId: Id): Promise<CompanyApplyForm> {
  const { job } = await viewFormJob(db, viewer, jobId)
  return findForm(db, job)
}

async function viewFormJob(db: Db, viewer: Viewer, jobId: Id): Promise<ViewedJob> {
  const viewed = await viewOwnJob(db, viewer, jobId)
  ensure(canSeeForm(viewed), 'not_found')
  return viewed
}

export async function writeForm(
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  viewer: Viewer,
  jobId: Id,
  { version, ...given }: EditedApplyForm,
): Promise<CompanyApplyForm> {
  const viewed = await viewFormJob(db, viewer, jobId)
  ensure(canWriteForm(inView(viewed)))
  const problems = findFormProblems(given)
  if (problems.length > 0) throw new InvalidInput(problems)
  return transaction(db, async (tx) => {
    const before = await findForm(tx, viewed.job)
    // An unchanged form gets no new version, so drafts are not told of a change and a second click is not a conflict.
    if (before.version > 0 && isSame(before, given)) return before
    const questions = withIds(given.questions, before.questions)
    const row = await upsertForm(tx, { jobId, parts: given.parts, questions, updatedAt: clock.now() }, version)
    if (!row) throw tooLate(formChanged)
    return { version: row.version, parts: row.parts, questions: row.questions }
  })
}

/** An id the form did not have belongs to another form or is invented: treat the question as new. */
function withIds(given: NewApplyForm['questions'], before: readonly CompanyQuestion[]): CompanyQuestion[] {
  const known = new Set(before.map(({ id }) => id))
  const taken = new Set<Id>()
  return given.map((question) => {
    const isKept = question.id !== undefined && known.has(question.id) && !taken.has(question.id)
    const id = isKept && question.id !== undefined ? question.id : newId()
    taken.add(id)
    return { ...question, id }
  })
}

type FormContent = Pick<NewApplyForm, 'parts' | 'questions'>

/** A question sent without an id is the one that got its id when the same form was sent before. */
const isSame = (before: CompanyApplyForm, { parts, questions }: NewApplyForm): boolean =>
  keyOf(before) === keyOf({ parts, questions: questions.map((one, at) => ({ id: before.questions[at]?.id, ...one })) })

/** Sorted keys: the database does not keep their order. */
const keyOf = ({ parts, questions }: FormContent): string =>
  JSON.stringify([parts, questions], (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  )

/** Questions get new ids: answers belong to the question of one job. A job without a form of its own has nothing to copy. */
export async function copyForm(tx: Db, { clock }: Pick<Platform, 'clock'>, fromId: Id, toId: Id): Promise<void> {
  const row = await selectForm(tx, fromId)
  if (!row) return
  const questions = row.questions.map((question) => ({ ...question, id: newId() }))
  await upsertForm(tx, { jobId: toId, parts: row.parts, questions, updatedAt: clock.now() }, 0)
}
