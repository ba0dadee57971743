import { type NextStepSource, nextStep } from '#server/platform/wiring/next-step-source.ts'
import { findWaitingInvitations } from './answering.service.ts'

export const invitationsNextSteps: NextStepSource = async (db, viewer) => {
  const { count, endsAt } = await findWaitingInvitations(db, viewer.id)
  return count > 0 ? [nextStep('answer_invitations', { count, dueAt: endsAt?.toISOString() ?? null })] : []
}
