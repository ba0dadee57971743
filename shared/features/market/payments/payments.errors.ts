import type { ErrorFacts } from '#shared/error-facts.ts'

export const paymentsErrors = {
  payment_unavailable: {
    status: 503,
    message: 'The payment service did not answer. Nothing was charged. Try again in a moment.',
  },
  payment_rejected: {
    status: 409,
    message: 'The payment service did not accept this payment. Nothing was charged.',
  },
} as const satisfies ErrorFacts
