import type { NextStepOrder } from '#shared/next-step.ts'

export const companiesNextSteps = {
  check_companies: 10,
} as const satisfies NextStepOrder
