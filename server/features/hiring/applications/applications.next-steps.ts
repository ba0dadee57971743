import { type NextStepSource, nextStep } from '#server/platform/wiring/next-step-source.ts'
import { findWaitingForTalent } from './own/own-applications.service.ts'

export const applicationsNextSteps: NextStepSource = async (db, viewer, now) => {
  const { answers, tests, testsEndAt } = await findWaitingForTalent(db, viewer.id, now)
  return [
    ...(tests > 0 ? [nextStep('take_test', { count: tests, dueAt: testsEndAt?.toISOString() ?? null })] : []),
    ...(answers > 0 ? [nextStep('answer_company', { count: answers, minutes: answers })] : []),
  ]
}
