// One call of Stripe's API: form-encoded, with an idempotency key, and with the outbound client's time limit.

import type { Outbound } from '#server/platform/outbound/outbound.ts'
import { OutboundError } from '#server/platform/outbound/outbound-error.ts'
import { AlreadyRefunded, PaymentRejected, PaymentUnavailable } from '../payment-provider.ts'

/** Answers keep their format, whatever version the account is set to. */
const VERSION = '2024-06-20'
const MAX_BYTES = 256 * 1024

export type StripeSettings = { secretKey: string; webhookSecret: string; apiUrl: string }
export type StripeCall = (path: string, request?: { form?: Record<string, string>; key?: string }) => Promise<unknown>

/** Stripe does not know the outcome either, or is busy: retry with the same key. */
const isRetryable = (status: number): boolean => status >= 500 || status === 409 || status === 429 || status === 408

export const stripeCall =
  ({ secretKey, apiUrl }: StripeSettings, outbound: Outbound): StripeCall =>
  async (path, { form, key } = {}) => {
    const headers = {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': VERSION,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(key && { 'idempotency-key': key }),
    }
    const body = form && { body: Buffer.from(new URLSearchParams(form).toString()) }
    const answer = await outbound
      .exchange(`${apiUrl}/v1/${path}`, { headers, ...body, maxBytes: MAX_BYTES })
      .catch((error: unknown) => {
        if (!(error instanceof OutboundError)) throw error
        throw new PaymentUnavailable(`Stripe: ${error.message}`, { cause: error })
      })
    const content = parse(answer.body)
    if (isRetryable(answer.status) || content === null) throw new PaymentUnavailable(`Stripe answered ${answer.status}`)
    if (answer.status >= 400) {
      const code = errorOf(content)
      const Rejected = code.includes('charge_already_refunded') ? AlreadyRefunded : PaymentRejected
      throw new Rejected(`Stripe answered ${answer.status}: ${code}`)
    }
    return content
  }

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Truncated, or the error page of a proxy.
    return null
  }
}

/** Only the error code: the message may name somebody. */
function errorOf(content: unknown): string {
  const { error } = content as { error?: { type?: unknown; code?: unknown } }
  return [error?.type, error?.code].filter((part) => typeof part === 'string').join(' ')
}
