import type { NextStepOrder } from '#shared/next-step.ts'

export const assessmentsNextSteps = {
  take_assessments: 25,
} as const satisfies NextStepOrder
