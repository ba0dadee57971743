import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { paymentsErrors as facts } from '#shared/features/market/payments/payments.errors.ts'

export const paymentsErrors: Record<keyof typeof facts, MessageDescriptor> = {
  payment_unavailable: msg`The payment service did not answer. Nothing was charged.`,
  payment_rejected: msg`The payment was not accepted. Nothing was charged.`,
}
