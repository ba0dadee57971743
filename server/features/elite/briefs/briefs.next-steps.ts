import { type NextStepSource, nextStep } from '#server/platform/wiring/next-step-source.ts'
import { selectUnanswered } from './interests.queries.ts'

export const briefsNextSteps: NextStepSource = async (db, viewer) => {
  const { count, dueAt } = await selectUnanswered(db, viewer.id)
  return count === 0 ? [] : [nextStep('answer_briefs', { count, dueAt: dueAt?.toISOString() ?? null })]
}
