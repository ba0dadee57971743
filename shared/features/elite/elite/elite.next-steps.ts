import type { NextStepOrder } from '#shared/next-step.ts'

export const eliteNextSteps = {
  continue_elite: 45,
} as const satisfies NextStepOrder
