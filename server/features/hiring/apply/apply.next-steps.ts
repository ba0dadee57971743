import { type NextStepSource, nextStep } from '#server/platform/wiring/next-step-source.ts'
import { findWaitingDrafts } from './drafts/draft-life.service.ts'

export const applyNextSteps: NextStepSource = async (db, viewer) => {
  const { count, endsAt } = await findWaitingDrafts(db, viewer.id)
  return count > 0 ? [nextStep('finish_application', { count, dueAt: endsAt?.toISOString() ?? null })] : []
}
