// What payments need from a provider. Stripe is the only one so far; without one, orders are paid by invoice.

import type { IncomingHttpHeaders } from 'node:http'
import type { Money } from '#shared/kit/money.ts'

/** A page on which the buyer pays, as the provider knows it. */
export type Checkout = {
  id: string
  /** The idempotency key it was created with; null if it is not one of ours. */
  key: string | null
  /** Null once it can no longer be used. */
  url: string | null
  state: 'open' | 'processing' | 'paid' | 'failed'
  /** What a refund refers to; null before anything was paid. */
  chargeId: string | null
  paid: Money | null
}

export type Refund = { id: string; state: 'pending' | 'done' | 'failed' }

export type ProviderNotice =
  | { kind: 'checkout'; id: string; checkout: Checkout }
  /** `money`: how much of the charge; null: all of it. */
  | { kind: 'refund'; id: string; chargeId: string; money: Money | null; refund: Refund }
  /** An event that is not handled. */
  | { kind: 'other'; id: string }

export type NewCheckout = {
  /** The same idempotency key never creates two. */
  key: string
  title: string
  money: Money
  /** Where the buyer comes back to. */
  doneUrl: string
  cancelUrl: string
}

export type PaymentProvider = {
  begin(given: NewCheckout): Promise<Checkout>
  find(checkoutId: string): Promise<Checkout>
  /** So that it can no longer be paid. */
  close(checkoutId: string): Promise<void>
  refund(given: { key: string; chargeId: string }): Promise<Refund>
  /** Null if the signature is wrong or too old. */
  readNotice(headers: IncomingHttpHeaders, body: string, now: Date): ProviderNotice | null
}

/** The provider did not answer in time, or its answer does not tell what it did. The same call can be retried. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable'
}

/** The provider rejected the call; retrying changes nothing. */
export class PaymentRejected extends Error {
  override name = 'PaymentRejected'
}

/** There is nothing left to pay back. */
export class AlreadyRefunded extends PaymentRejected {
  override name = 'AlreadyRefunded'
}
