// The parts of Stripe's objects that are used, checked: https://docs.stripe.com/api

import { z } from 'zod'
import type { Checkout, Refund } from '../payment-provider.ts'
import { fromStripe } from './stripe-amount.ts'

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const paidByStatus = { paid: true, unpaid: false, no_payment_required: false } as const

export const stripeSession = z
  .object({
    id: z.string(),
    client_reference_id: z.uuid().nullish().catch(null),
    url: z.string().nullish(),
    status: z.enum(['open', 'complete', 'expired']),
    payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
    payment_intent: reference.nullish(),
    amount_total: z.number().int().nullish(),
    currency: z.string().nullish(),
  })
  .transform((session): Checkout => {
    const { status, payment_status, payment_intent, amount_total, currency } = session
    const isPaid = paidByStatus[payment_status]
    const states = { open: 'open', complete: 'processing', expired: 'failed' } as const
    return {
      id: session.id,
      key: session.client_reference_id ?? null,
      url: session.url ?? null,
      state: isPaid ? 'paid' : states[status],
      chargeId: payment_intent ?? null,
      paid: isPaid && amount_total && currency ? fromStripe(amount_total, currency) : null,
    }
  })

const refundStates = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
} as const satisfies Record<string, Refund['state']>

export const stripeRefund = z
  .object({
    id: z.string(),
    status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']).nullish(),
    payment_intent: reference.nullish(),
    amount: z.number().int().nullish(),
    currency: z.string().nullish(),
  })
  .transform(({ id, status, payment_intent, amount, currency }) => ({
    chargeId: payment_intent ?? null,
    money: amount && currency ? fromStripe(amount, currency) : null,
    refund: { id, state: refundStates[status ?? 'pending'] } satisfies Refund,
  }))

/** A charge that was paid back in whole, for example in Stripe's own dashboard. */
export const stripeCharge = z.object({ id: z.string(), refunded: z.boolean(), payment_intent: reference.nullish() })

export const stripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})
