import type { ErrorFacts } from '#shared/error-facts.ts'

export const screenersErrors = {
  attempt_over: { status: 409, message: 'This test is over. Nothing more can be answered.' },
} as const satisfies ErrorFacts
