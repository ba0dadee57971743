import type { I18n } from '@lingui/core'
import type { Draft, DraftCard } from '#shared/features/hiring/apply/apply.contract.ts'
import type { ApplyForm, CompanyApplyForm, CompanyQuestion } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { DRAFT_DAYS } from '#shared/features/hiring/apply/apply-limits.ts'
import type { DraftProblem } from '#shared/features/hiring/apply/draft-problems.ts'
import { isKnockedOut } from '#shared/features/hiring/apply/knockouts.ts'
import type { OwnListJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { describeIssue } from '#shared/validation-messages.ts'
import type { DraftContext } from './draft-context.service.ts'
import type { DraftRow } from './drafts.queries.ts'
import { introLimits } from './intro-limits.ts'

export const expiryOf = (updatedAt: Date): Date => new Date(updatedAt.getTime() + DRAFT_DAYS * DAY)

const timesOf = ({ updatedAt }: DraftRow) => ({
  updatedAt: updatedAt.toISOString(),
  expiresAt: expiryOf(updatedAt).toISOString(),
})

export const presentDraftCard = (row: DraftRow, job: OwnListJob): DraftCard => ({
  id: row.id,
  job,
  status: row.status,
  step: row.step,
  ...timesOf(row),
})

type DraftView = {
  job: OwnListJob
  form: ApplyForm
  applyForm: CompanyApplyForm
  context: DraftContext
  problems: readonly DraftProblem[]
  obstacle: Draft['obstacle']
  payUnit: Draft['payUnit']
}

export const presentDraft = (row: DraftRow, shown: DraftView, i18n: I18n): Draft => ({
  id: row.id,
  job: shown.job,
  status: row.status,
  step: row.step,
  name: row.name,
  phone: row.phone,
  coverNote: row.coverNote,
  // Null if the file has been deleted since.
  resumeFileId: shown.context.resume?.id ?? null,
  resumeText: row.resumeText,
  answers: row.answers,
  intro: row.intro,
  allowsProcessing: row.allowsProcessing,
  allowsFutureContact: row.allowsFutureContact,
  revision: row.revision,
  form: shown.form,
  isFormChanged: row.formVersion !== shown.form.version,
  resume: shown.context.resume && {
    id: shown.context.resume.id,
    name: shown.context.resume.name,
    size: shown.context.resume.size,
    createdAt: shown.context.resume.createdAt.toISOString(),
  },
  prefilled: row.prefilled,
  payUnit: shown.payUnit,
  answerFiles: Object.fromEntries(
    Object.entries(shown.context.files).map(([questionId, { id, name, size }]) => [questionId, { id, name, size }]),
  ),
  tests: shown.context.tests,
  introLimits,
  missing: shown.problems.map(({ step, field, issue }) => ({ step, field, problem: describeIssue(i18n, issue) })),
  knockedOut: knockedOutBy(shown.applyForm.questions, row),
  obstacle: shown.obstacle,
  applicationId: row.applicationId,
  startedAt: row.startedAt.toISOString(),
  ...timesOf(row),
})

const knockedOutBy = (questions: readonly CompanyQuestion[], { answers }: DraftRow) =>
  questions.filter((question) => isKnockedOut(question, answers[question.id])).map(({ id }) => id)
