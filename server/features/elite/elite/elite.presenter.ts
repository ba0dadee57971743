import type {
  EliteApplication,
  EliteDocument,
  EliteFormState,
  EliteQuestion,
} from '#shared/features/elite/elite/elite.contract.ts'
import { DECISION_DAYS, SCREENING_WORKING_DAYS } from '#shared/features/elite/elite/elite-limits.ts'
import { isOpenQuestion } from '#shared/features/elite/elite/elite-question-status.ts'
import { eliteStages } from '#shared/features/elite/elite/elite-status.ts'
import { addWorkingDays } from '#shared/features/elite/elite/working-days.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { applicantMay, mayEditForm } from './elite.policy.ts'
import type { ApplicationRow, DocumentRow, FormRow, QuestionRow } from './elite.queries.ts'

export function presentApplication(
  application: ApplicationRow,
  passed: readonly { fromStatus: string; createdAt: Date }[],
  openActions: number,
): EliteApplication {
  const { id, status, createdAt, submittedAt, decidedAt, waitlistedUntil, reason, awaitsTalent } = application
  return {
    id,
    status,
    startedAt: createdAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    screeningBy: submittedAt && addWorkingDays(submittedAt, SCREENING_WORKING_DAYS).toISOString(),
    decisionBy: submittedAt && new Date(submittedAt.getTime() + DECISION_DAYS * DAY).toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    waitlistedUntil: waitlistedUntil?.toISOString() ?? null,
    reason,
    awaitsYou: awaitsTalent,
    passed: passed.flatMap(({ fromStatus, createdAt: at }) => {
      const stage = eliteStages.find((one) => one === fromStatus)
      return stage ? [{ stage, at: at.toISOString() }] : []
    }),
    can: applicantMay(status, openActions),
  }
}

export const presentForm = (application: ApplicationRow, form: FormRow): EliteFormState => ({
  kind: form.kind,
  status: form.status,
  version: form.version,
  revision: form.revision,
  submittedAt: form.submittedAt?.toISOString() ?? null,
  note: form.note,
  mayEdit: mayEditForm(application.status, form.status),
})

export const presentDocument = ({ id, kind, name, type, size, expiresOn, createdAt }: DocumentRow): EliteDocument => ({
  id,
  kind,
  name,
  type,
  size,
  expiresOn,
  at: createdAt.toISOString(),
})

export const presentQuestion = (
  { id, question, status, answer, createdAt, dueAt, answeredAt, extensions }: QuestionRow,
  files: readonly DocumentRow[],
): EliteQuestion => ({
  id,
  question,
  status,
  answer,
  askedAt: createdAt.toISOString(),
  dueAt: dueAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
  mayExtend: isOpenQuestion(status) && extensions === 0,
  files: files.map(presentDocument),
})
