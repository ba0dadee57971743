import { type NextStepSource, nextStep } from '#server/platform/wiring/next-step-source.ts'
import { selectOpen } from './assessments.queries.ts'

export const assessmentsNextSteps: NextStepSource = async (db, viewer, now) => {
  const { count, dueAt } = await selectOpen(db, viewer, now)
  return count === 0 ? [] : [nextStep('take_assessments', { count, dueAt: dueAt?.toISOString() ?? null })]
}
