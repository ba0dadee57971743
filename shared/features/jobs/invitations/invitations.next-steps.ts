import type { NextStepOrder } from '#shared/next-step.ts'

export const invitationsNextSteps = {
  answer_invitations: 40,
} as const satisfies NextStepOrder
