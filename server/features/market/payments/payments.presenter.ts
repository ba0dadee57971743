import type { Payment } from '#shared/features/market/payments/payments.contract.ts'
import type { PaymentRow } from './payments.queries.ts'

export const presentPayment = ({ id, status, amount, currency, paidAt, refundedAt }: PaymentRow): Payment => ({
  id,
  status,
  amount,
  currency,
  paidAt: paidAt?.toISOString() ?? null,
  refundedAt: refundedAt?.toISOString() ?? null,
})
