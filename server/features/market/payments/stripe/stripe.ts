import type { Outbound } from '#server/platform/outbound/outbound.ts'
import { type NewCheckout, type PaymentProvider, PaymentRejected, type ProviderNotice } from '../payment-provider.ts'
import { toStripe } from './stripe-amount.ts'
import { type StripeSettings, stripeCall } from './stripe-client.ts'
import { stripeCharge, stripeEvent, stripeRefund, stripeSession } from './stripe-objects.ts'
import { isSigned } from './stripe-signature.ts'

const formOf = ({ key, title, money, doneUrl, cancelUrl }: NewCheckout): Record<string, string> => {
  const { unit_amount, currency } = toStripe(money)
  return {
    mode: 'payment',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency,
    'line_items[0][price_data][unit_amount]': unit_amount,
    'line_items[0][price_data][product_data][name]': title,
    client_reference_id: key,
    success_url: doneUrl,
    cancel_url: cancelUrl,
  }
}

export function createStripe(settings: StripeSettings, outbound: Outbound): PaymentProvider {
  const call = stripeCall(settings, outbound)
  const sessions = 'checkout/sessions'
  return {
    begin: async (given) =>
      stripeSession.parse(await call(sessions, { form: formOf(given), key: `checkout-${given.key}` })),
    find: async (id) => stripeSession.parse(await call(`${sessions}/${id}`)),
    async close(id) {
      try {
        await call(`${sessions}/${id}/expire`, { form: {} })
      } catch (error) {
        // It has ended already. If it was paid meanwhile, a notice says so.
        if (!(error instanceof PaymentRejected)) throw error
      }
    },
    refund: async ({ key, chargeId }) =>
      stripeRefund.parse(await call('refunds', { form: { payment_intent: chargeId }, key: `refund-${key}` })).refund,
    readNotice(headers, body, now) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string' || !isSigned(signature, body, settings.webhookSecret, now)) return null
      return noticeOf(stripeEvent.parse(JSON.parse(body)))
    },
  }
}

function noticeOf({ id, type, data }: { id: string; type: string; data: { object: unknown } }): ProviderNotice {
  if (type.startsWith('checkout.session.')) {
    const checkout = stripeSession.parse(data.object)
    // Its own status stays “complete”.
    const hasFailed = type === 'checkout.session.async_payment_failed'
    return { kind: 'checkout', id, checkout: hasFailed ? { ...checkout, state: 'failed' } : checkout }
  }
  if (type.startsWith('refund.')) {
    const { chargeId, money, refund } = stripeRefund.parse(data.object)
    if (chargeId !== null) return { kind: 'refund', id, chargeId, money, refund }
  }
  if (type === 'charge.refunded') {
    const charge = stripeCharge.parse(data.object)
    if (charge.refunded && charge.payment_intent)
      return {
        kind: 'refund',
        id,
        chargeId: charge.payment_intent,
        money: null,
        refund: { id: charge.id, state: 'done' },
      }
  }
  return { kind: 'other', id }
}
