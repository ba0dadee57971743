import { type NextStepSource, nextStep } from '#server/platform/wiring/next-step-source.ts'
import { selectNextExpiry } from './requests/requests.queries.ts'

export const interviewsNextSteps: NextStepSource = async (db, viewer, now) => {
  const { count, endsAt } = await selectNextExpiry(db, viewer.id, now)
  if (count === 0) return []
  return [nextStep('answer_interview_requests', { count, dueAt: endsAt?.toISOString() ?? null, minutes: 2 * count })]
}
