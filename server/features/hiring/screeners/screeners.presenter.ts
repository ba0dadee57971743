import { isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import type {
  AttemptReview,
  CompanyTest,
  TestSummary,
} from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import { readClock } from '#shared/features/hiring/screeners/fair-clock.ts'
import type { Prompt, Question, QuestionOf } from '#shared/features/hiring/screeners/question.contract.ts'
import { toAskedQuestion } from '#shared/features/hiring/screeners/scoring/attempt-order.ts'
import type {
  KeptAnswer,
  PresenceAnswer,
  Screener,
  ScreenerAttempt,
} from '#shared/features/hiring/screeners/screeners.contract.ts'
import { formatOf, thinkTimeWith } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { JobTest, TestWithContent, VersionRow } from './authoring/tests.queries.ts'
import { canSave, clockOf, isErased, isTimeUp } from './screeners.policy.ts'
import type { PromptRow } from './spoken/prompts.queries.ts'
import type { AnswerRow, AttemptRow } from './taking/attempts.queries.ts'

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null

const contentOf = ({ title, intro, minutes, passPercent, isShuffled, questions }: VersionRow) => ({
  title,
  intro,
  minutes,
  passPercent,
  isShuffled,
  questions,
})

export const presentTest = ({ test, content }: TestWithContent, companyId: Id, canEdit: boolean): CompanyTest => ({
  id: test.id,
  companyId,
  version: test.version,
  ...contentOf(content),
  updatedAt: test.updatedAt.toISOString(),
  canEdit,
})

export const presentTestSummary = ({ test, content }: TestWithContent, jobCount: number): TestSummary => ({
  id: test.id,
  title: content.title,
  format: formatOf(content.questions),
  minutes: content.minutes,
  questionCount: content.questions.length,
  version: test.version,
  jobCount,
  updatedAt: test.updatedAt.toISOString(),
})

/** The job that ends attempts runs every minute and may be behind. */
const statusNow = (attempt: AttemptRow, now: Date) =>
  isRunning(attempt.status) && isTimeUp(attempt, now) ? 'timed_out' : attempt.status

/** Including a pause that is not recorded yet. */
function endOf(attempt: AttemptRow, now: Date): string | null {
  const clock = isRunning(attempt.status) ? clockOf(attempt) : null
  return clock ? new Date(readClock(clock, now.getTime()).endsAt).toISOString() : at(attempt.endsAt)
}

const outcomeOf = (attempt: AttemptRow, now: Date) => ({
  id: attempt.id,
  status: statusNow(attempt, now),
  startedAt: at(attempt.startedAt),
  endsAt: endOf(attempt, now),
  submittedAt: at(attempt.submittedAt),
  percent: attempt.hidesResult ? null : attempt.percent,
  passed: attempt.hidesResult ? null : attempt.passed,
  isErased: isErased(attempt),
})

const minutesWith = (minutes: number, extraTime: number): number => Math.ceil(minutes * extraTime)

type ScreenerView = { attempt: AttemptRow | null; dueAt: Date | null; extraTime: number; canStart: boolean; now: Date }

export const presentScreener = (
  { content, requirement }: JobTest,
  { attempt, dueAt, extraTime, canStart, now }: ScreenerView,
): Screener => ({
  testId: requirement.testId,
  title: content.title,
  intro: content.intro,
  minutes: minutesWith(content.minutes, extraTime),
  questionCount: content.questions.length,
  isRequired: requirement.isRequired,
  laterDays: requirement.laterDays,
  dueAt: at(dueAt),
  attempt: attempt && outcomeOf(attempt, now),
  canStart,
})

export const presentAnswer = ({ questionId, value, seq, savedAt }: AnswerRow): KeptAnswer => ({
  questionId,
  value,
  seq,
  savedAt: savedAt.toISOString(),
})

export const presentPauses = (attempt: AttemptRow) => ({
  pausedMs: attempt.pausedMs,
  pauseLeftMs: clockOf(attempt)?.pauseLeftMs ?? 0,
})

export const presentPresence = (attempt: AttemptRow, isActive: boolean, now: Date): PresenceAnswer => ({
  isActive,
  status: statusNow(attempt, now),
  endsAt: endOf(attempt, now),
  ...presentPauses(attempt),
  serverNow: now.toISOString(),
})

export function presentPrompt({ id, shownAt }: PromptRow, question: QuestionOf<'spoken'>, extraTime: number): Prompt {
  const thinkSeconds = thinkTimeWith(question, extraTime)
  const thinkUntil = thinkSeconds === null ? null : new Date(shownAt.getTime() + thinkSeconds * 1_000).toISOString()
  return { id, shownAt: shownAt.toISOString(), thinkUntil }
}

type AttemptDetails = {
  version: VersionRow
  answers: readonly AnswerRow[]
  prompts: readonly PromptRow[]
  now: Date
}

export function presentAttempt(
  attempt: AttemptRow,
  { version, answers, prompts, now }: AttemptDetails,
): ScreenerAttempt {
  const { seed, extraTime } = attempt
  const ask = (question: Question) => {
    const seen = prompts.find(({ questionId }) => questionId === question.id)
    const prompt = seen && question.kind === 'spoken' ? presentPrompt(seen, question, extraTime) : null
    return toAskedQuestion(question, { isShuffled: version.isShuffled, seed, extraTime, prompt })
  }
  const inOrder = attempt.questionOrder.flatMap((id) => version.questions.find((question) => question.id === id) ?? [])
  return {
    ...outcomeOf(attempt, now),
    testId: attempt.testId,
    jobId: attempt.jobId,
    title: version.title,
    format: formatOf(version.questions),
    intro: version.intro,
    minutes: minutesWith(version.minutes, attempt.extraTime),
    // None are left of an attempt whose answers were deleted.
    questionCount: inOrder.length || version.questions.length,
    questions: canSave(attempt, now) ? inOrder.map(ask) : [],
    answers: answers.map(presentAnswer),
    ...presentPauses(attempt),
    serverNow: now.toISOString(),
  }
}

type Reading = {
  jobId: Id
  version: VersionRow
  answers: readonly AnswerRow[]
  talentName: string
  canScore: boolean
  canVoid: boolean
}

export const presentReadAttempt = (
  attempt: AttemptRow,
  { jobId, version, answers, talentName, canScore, canVoid }: Reading,
): AttemptReview => ({
  id: attempt.id,
  jobId,
  testId: attempt.testId,
  version: attempt.version,
  title: version.title,
  talent: { id: attempt.personId, name: talentName },
  status: attempt.status,
  startedAt: at(attempt.startedAt),
  submittedAt: at(attempt.submittedAt),
  points: attempt.points,
  maxPoints: attempt.maxPoints,
  percent: attempt.percent,
  passed: attempt.passed,
  answers:
    answers.length === 0
      ? []
      : version.questions.map((question) => {
          const answer = answers.find(({ questionId }) => questionId === question.id)
          return {
            question,
            value: answer?.value ?? null,
            savedAt: at(answer?.savedAt ?? null),
            // A blank answer is not stored and scores nothing.
            points: answer ? answer.points : 0,
            code: answer?.codeResult ?? null,
          }
        }),
  canScore,
  canVoid,
})
