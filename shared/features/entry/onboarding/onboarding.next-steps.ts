import type { NextStepOrder } from '#shared/next-step.ts'

export const onboardingNextSteps = {
  finish_set_up: 60,
  add_resume: 70,
} as const satisfies NextStepOrder
