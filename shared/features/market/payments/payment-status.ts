// The lifecycle of a payment by card.
//
//   open ──process──▶ processing ──pay──▶ paid ──pay_out (operator)──▶ paid_out
//    │ └────────────────pay──────────────▶ │
//    └─fail──▶ failed ◀──fail── processing └─refund──▶ refunding ──refunded──▶ refunded
//   A refund that did not work waits for an operator: refund_failed ──refund──▶ refunding, or ──settle──▶ refunded.
//   Banks also send a refund back that had been made: refunded ──refund_failed──▶ refund_failed.
//   Money that arrives for a payment that was given up is still money: failed ──pay──▶ paid.

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const paymentStatuses = [
  'open',
  'processing',
  'paid',
  'paid_out',
  'refunding',
  'refunded',
  'refund_failed',
  'failed',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export type PaymentEvent = 'process' | 'pay' | 'fail' | 'refund' | 'refunded' | 'refund_failed' | 'settle' | 'pay_out'
export type PaymentActor = 'system' | 'operator'

export const paymentStatusMachine = statusMachine<PaymentStatus, PaymentEvent, PaymentActor>({
  states: paymentStatuses,
  transitions: [
    { from: 'open', event: 'process', to: 'processing', by: ['system'] },
    ...(['open', 'processing', 'failed'] as const).map(
      (from) => ({ from, event: 'pay', to: 'paid', by: ['system'] }) as const,
    ),
    ...(['open', 'processing'] as const).map(
      (from) => ({ from, event: 'fail', to: 'failed', by: ['system'] }) as const,
    ),
    { from: 'paid', event: 'pay_out', to: 'paid_out', by: ['operator'] },
    { from: 'paid', event: 'refund', to: 'refunding', by: ['system', 'operator'] },
    ...(['paid', 'refunding', 'refund_failed'] as const).map(
      (from) => ({ from, event: 'refunded', to: 'refunded', by: ['system'] }) as const,
    ),
    ...(['refunding', 'refunded'] as const).map(
      (from) => ({ from, event: 'refund_failed', to: 'refund_failed', by: ['system'] }) as const,
    ),
    { from: 'refund_failed', event: 'refund', to: 'refunding', by: ['operator'] },
    { from: 'refund_failed', event: 'settle', to: 'refunded', by: ['operator'] },
  ],
})

const isOneOf = statusPredicates<PaymentStatus>()

/** The buyer can still finish it. */
export const isOpenPayment = isOneOf('open')
/** It may still bring money. */
export const isPendingPayment = isOneOf('open', 'processing')
export const isPaidPayment = isOneOf('paid')
export const isRefundingPayment = isOneOf('refunding')
export const isRefundedPayment = isOneOf('refunded')
export const isFailedRefund = isOneOf('refund_failed')
/** The buyer is done; the provider still has to confirm it. */
export const isProcessingPayment = isOneOf('processing')
/** Nothing was paid with it. */
export const isUnpaidPayment = isOneOf('open', 'failed')
export const isBeingRefunded = isOneOf('refunding', 'refund_failed')
