import { type NextStepSource, nextStep } from '#server/platform/wiring/next-step-source.ts'
import { selectOpenQuestions } from './elite.queries.ts'

/** Only what a reviewer waits for: an application that is being prepared has no deadline. */
export const eliteNextSteps: NextStepSource = async (db, viewer) => {
  const { count, dueAt } = await selectOpenQuestions(db, viewer.id)
  return count === 0 ? [] : [nextStep('continue_elite', { count, dueAt: dueAt?.toISOString() ?? null })]
}
