import type { ErrorFacts } from '#shared/error-facts.ts'

export const screenersErrors = {
  sandbox_busy: { status: 503, message: 'Too much code is running right now. Try again in a moment.' },
  attempt_over: { status: 409, message: 'This test is over. Nothing more can be answered.' },
} as const satisfies ErrorFacts
