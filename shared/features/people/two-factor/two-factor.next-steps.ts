import type { NextStepOrder } from '#shared/next-step.ts'

export const twoFactorNextSteps = {
  second_factor: 80,
} as const satisfies NextStepOrder
