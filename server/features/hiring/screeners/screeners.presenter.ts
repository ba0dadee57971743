import { isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import type {
  AttemptReview,
  CompanyTest,
  TestContent,
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
  ShownSection,
} from '#shared/features/hiring/screeners/screeners.contract.ts'
import { sectionOf, stepAfter } from '#shared/features/hiring/screeners/sections/steps.ts'
import { formatOf, thinkTimeWith } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { JobTest, TestWithContent, VersionRow } from './authoring/tests.queries.ts'
import { canSave, clockOf, isErased, isTimeUp, sectionEndOf } from './screeners.policy.ts'
import type { PromptRow } from './spoken/prompts.queries.ts'
import { openIds, stepsOfAttempt } from './steps/steps.service.ts'
import type { AnswerRow, AttemptRow } from './taking/attempts.queries.ts'

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null

export const contentOf = (content: TestContent): TestContent => ({
  title: content.title,
  intro: content.intro,
  minutes: content.minutes,
  passPercent: content.passPercent,
  isShuffled: content.isShuffled,
  questions: content.questions,
  sections: content.sections,
  materials: content.materials,
  navigation: content.navigation,
  isBlind: content.isBlind,
  isDouble: content.isDouble,
})

export const presentTest = (
  { test, content }: TestWithContent,
  { companyId, canEdit, outdatedCount }: Pick<CompanyTest, 'companyId' | 'canEdit' | 'outdatedCount'>,
): CompanyTest => ({
  id: test.id,
  companyId,
  version: test.version,
  ...contentOf(content),
  updatedAt: test.updatedAt.toISOString(),
  canEdit,
  outdatedCount,
})

export const presentTestSummary = ({ test, content }: TestWithContent, jobCount: number): TestSummary => ({
  id: test.id,
  title: content.title,
  format: formatOf(content.questions),
  minutes: content.minutes,
  questionCount: content.questionCount,
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
  correction: attempt.correction,
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
  questionCount: content.questionCount,
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

export function presentPauses(attempt: AttemptRow, now: Date) {
  const sectionEndsAt = sectionEndOf(attempt, now)
  return {
    pausedMs: attempt.pausedMs,
    pauseLeftMs: clockOf(attempt)?.pauseLeftMs ?? 0,
    sectionEndsAt: sectionEndsAt === null ? null : new Date(sectionEndsAt).toISOString(),
  }
}

export const presentPresence = (attempt: AttemptRow, isActive: boolean, now: Date): PresenceAnswer => ({
  isActive,
  status: statusNow(attempt, now),
  endsAt: endOf(attempt, now),
  ...presentPauses(attempt, now),
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
  const isInterview = formatOf(version.questions) === 'interview'
  const ask = (question: Question) => {
    const seen = prompts.find(({ questionId }) => questionId === question.id)
    const prompt = seen && question.kind === 'spoken' ? presentPrompt(seen, question, extraTime) : null
    return toAskedQuestion(question, { isShuffled: version.isShuffled, seed, extraTime, prompt, isInterview })
  }
  const steps = stepsOfAttempt(version, attempt)
  const open = canSave(attempt, now) ? openIds(version, attempt) : []
  return {
    ...outcomeOf(attempt, now),
    testId: attempt.testId,
    jobId: attempt.jobId,
    title: version.title,
    format: formatOf(version.questions),
    intro: version.intro,
    minutes: minutesWith(version.minutes, attempt.extraTime),
    // None are left of an attempt whose answers were deleted.
    questionCount: attempt.questionOrder.length || version.questionCount,
    questions: open.flatMap((id) => version.questions.filter((question) => question.id === id).map(ask)),
    sections: sectionsOf(version, open, extraTime),
    materials: open.length === 0 ? [] : version.materials,
    step: {
      place: attempt.step,
      count: steps.length,
      isLastSection: stepAfter(steps, attempt.step, true) === null,
      before: steps.slice(0, attempt.step).reduce((sum, { questionIds }) => sum + questionIds.length, 0),
    },
    answers: answers.filter(({ questionId }) => open.includes(questionId)).map(presentAnswer),
    ...presentPauses(attempt, now),
    serverNow: now.toISOString(),
  }
}

/** The sections that these questions belong to. */
function sectionsOf({ sections, questions }: VersionRow, open: readonly Id[], extraTime: number): ShownSection[] {
  const placeOf = new Map(questions.map((question) => [question.id, sectionOf(question)]))
  return sections.flatMap(({ title, instructions, minutes }, place) => {
    const questionIds = open.filter((id) => placeOf.get(id) === place)
    const limit = minutes === null ? null : minutesWith(minutes, extraTime)
    return questionIds.length === 0 ? [] : [{ title, instructions, minutes: limit, questionIds }]
  })
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
      : version.questions
          .filter(({ id }) => attempt.questionOrder.includes(id))
          .map((question) => {
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
