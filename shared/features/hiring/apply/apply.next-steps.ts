import type { NextStepOrder } from '#shared/next-step.ts'

export const applyNextSteps = {
  finish_application: 50,
} as const satisfies NextStepOrder
