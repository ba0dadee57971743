import { type NextStepSource, nextStep } from '#server/platform/wiring/next-step-source.ts'
import { findAwaitingOffers } from './own/own-offers.service.ts'

export const offersNextSteps: NextStepSource = async (db, viewer) => {
  const { count, endsAt } = await findAwaitingOffers(db, viewer.id)
  return count > 0 ? [nextStep('answer_offers', { count, dueAt: endsAt?.toISOString() ?? null })] : []
}
