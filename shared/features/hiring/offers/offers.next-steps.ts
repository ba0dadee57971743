import type { NextStepOrder } from '#shared/next-step.ts'

export const offersNextSteps = {
  answer_offers: 10,
} as const satisfies NextStepOrder
