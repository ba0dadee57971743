import type { TestFacts } from '#server/features/hiring/screeners/taking/invited-attempts.service.ts'
import { extraTimeFactors } from '#shared/features/hiring/screeners/extra-time.ts'
import { hasResult, isCompleted } from '#shared/features/skills/assessments/assessment-status.ts'
import type { Assessment, AssessmentResult } from '#shared/features/skills/assessments/assessments.contract.ts'
import type { CompanyAssessment } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { canAppeal, canStart, isUndecided } from './assessments.policy.ts'
import type { AssessmentRow } from './assessments.queries.ts'

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null

export type Comparison = AssessmentResult['comparison']

type Facts = {
  company: { id: string; name: string }
  jobTitle: string | null
  test: TestFacts
  reusable?: { takenAt: Date } | null
  comparison?: Comparison
  now: Date
}

export const minutesOf = ({ extraTime }: AssessmentRow, minutes: number): number =>
  Math.ceil(minutes * extraTimeFactors[extraTime])

export const presentAssessment = (row: AssessmentRow, facts: Facts): Assessment => ({
  id: row.id,
  company: { id: facts.company.id, name: facts.company.name },
  jobTitle: facts.jobTitle,
  title: facts.test.title,
  format: facts.test.format,
  intro: facts.test.intro,
  message: row.message,
  minutes: minutesOf(row, facts.test.minutes),
  questionCount: row.asked ?? facts.test.questionCount,
  status: row.status,
  invitedAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  finishedAt: at(row.finishedAt),
  extraTime: row.extraTime,
  release: row.release,
  attemptId: row.attemptId,
  canStart: canStart(row, facts.now),
  reusable: facts.reusable ? { takenAt: facts.reusable.takenAt.toISOString() } : null,
  result: releasedResult(row, facts.comparison ?? null),
  appeal: presentAppeal(row),
  canAppeal: canAppeal(row, facts.now),
})

export const presentAppeal = ({
  appeal,
  appealedAt,
  appealDecision,
  appealReply,
}: AssessmentRow): Assessment['appeal'] =>
  appeal === null || appealedAt === null
    ? null
    : { text: appeal, at: appealedAt.toISOString(), decision: appealDecision, reply: appealReply }

function releasedResult(row: AssessmentRow, comparison: Comparison): AssessmentResult | null {
  if (!hasResult(row.status) || row.percent === null || row.release === 'none') return null
  const { percent, passed, note } = row
  const hasTopics = row.release === 'topics' || row.release === 'questions'
  return { percent, passed, note, comparison, topics: hasTopics ? namedTopics(row) : [], questions: [] }
}

/** Questions without a topic are not broken down. */
export const namedTopics = ({ topics }: Pick<AssessmentRow, 'topics'>) => topics.filter(({ topic }) => topic !== '')

/** Until there is a result, whoever marks a blind test does not learn whose it is. */
export const isNameless = ({ status }: AssessmentRow, { isBlind }: Pick<TestFacts, 'isBlind'>): boolean =>
  isBlind && isCompleted(status)

type CompanyFacts = {
  title: string
  name: string
  isNameless: boolean
  jobTitle: string | null
  invitedBy: string
  canCancel: boolean
}

export const presentForCompany = (row: AssessmentRow, facts: CompanyFacts): CompanyAssessment => ({
  id: row.id,
  title: facts.title,
  to: { name: facts.name, email: facts.isNameless ? null : row.email },
  applicationId: facts.isNameless ? null : row.applicationId,
  jobTitle: facts.jobTitle,
  invitedBy: facts.invitedBy,
  status: row.status,
  invitedAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  finishedAt: at(row.finishedAt),
  percent: row.percent,
  passed: row.passed,
  canCancel: facts.canCancel,
  needsMarking: isCompleted(row.status),
  hasOpenAppeal: isUndecided(row),
})
