import type { NextStepOrder } from '#shared/next-step.ts'

export const applicationsNextSteps = {
  take_test: 20,
  answer_company: 30,
  see_jobs: 75,
} as const satisfies NextStepOrder
