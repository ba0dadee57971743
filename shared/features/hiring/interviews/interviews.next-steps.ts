import type { NextStepOrder } from '#shared/next-step.ts'

export const interviewsNextSteps = {
  answer_interview_requests: 20,
} as const satisfies NextStepOrder
