import type { NextStepOrder } from '#shared/next-step.ts'

export const briefsNextSteps = {
  answer_briefs: 42,
} as const satisfies NextStepOrder
