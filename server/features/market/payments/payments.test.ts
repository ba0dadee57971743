import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { grantRole } from '#server/features/base/accounts/accounts.service.ts'
import { carryOutAll, decide, showCase } from '#server/features/base/operations/operations.builder.ts'
import { expectOk } from '#server/features/elite/elite/elite.builder.ts'
import { aBuyer, invoicesOf, saveBilling } from '#server/features/market/invoices/invoices.builder.ts'
import { anOrder, ORDERS, orderOf, stepOn } from '#server/features/market/orders/orders.builder.ts'
import { aLiveService } from '#server/features/market/services/services.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Order } from '#shared/features/market/orders/orders.contract.ts'
import type { OrderPayment } from '#shared/features/market/payments/payments.contract.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { anAppWithPayments, anOrderToPay, aPaidOrder } from './payments.builder.ts'
import { selectPaymentsOf } from './payments.queries.ts'
import { carryOutRefund } from './refunding/carrying-out.service.ts'
import { closePayment } from './refunding/closing.service.ts'
import { runPaymentUpkeep } from './settling/upkeep.service.ts'
import { type FakeStripe, notice, STRIPE_KEY } from './stripe/fake-stripe.builder.ts'

let test: TestApp
let stripe: FakeStripe
beforeAll(async () => {
  ;({ test, stripe } = await anAppWithPayments())
})
afterAll(async () => {
  await test.close()
  await stripe.close()
})

const SESSIONS = '/v1/checkout/sessions'
const read = async ({ visitor }: BuiltPerson, path: string) => (await expectOk(visitor.get(path))).json<Order>()
const statusOf = async ({ visitor }: BuiltPerson, payPath: string) =>
  (await expectOk(visitor.get(payPath))).json<OrderPayment>().payment?.status
const paymentOf = async (orderId: string) => {
  const [payment] = await selectPaymentsOf(test.platform.db, orderId)
  if (!payment) throw new Error('nobody has begun to pay')
  return payment
}
const refundAll = async (orderId: string) => carryOutRefund(test.platform, (await paymentOf(orderId)).id)

describe('paying by card', () => {
  it('comes after the seller has accepted and before the work begins', async () => {
    const { buyer, seller, order, path, payPath } = await anOrderToPay(test)
    expect(await read(buyer, path)).toMatchObject({ payBy: 'card', canPay: true, paidAt: null, isYourTurn: true })
    expect((await read(seller, path)).can).toEqual(['cancel'])
    expect((await stepOn(seller, path, 'start')).statusCode).toBe(409)
    const { url } = (await expectOk(buyer.visitor.post(payPath))).json<{ url: string }>()
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    const call = stripe.callsOf(SESSIONS).at(-1)
    expect(call?.authorization).toBe(`Bearer ${STRIPE_KEY}`)
    expect(Object.fromEntries(call?.form ?? [])).toMatchObject({
      'line_items[0][price_data][unit_amount]': String(order.price),
      'line_items[0][price_data][currency]': 'usd',
      success_url: `http://localhost:3000/marketplace?show=orders&order=${order.id}&payment=done`,
    })
    await expectOk(notice(test, 'checkout.session.completed', stripe.pay()))
    expect(await read(buyer, path)).toMatchObject({ canPay: false, paidAt: test.clock.now().toISOString() })
    expect((await read(seller, path)).can).toEqual(['ask_details', 'start', 'cancel'])
    expect((await buyer.visitor.post(payPath)).statusCode).toBe(409)
  })

  it('includes the tax that is added to the price, once the seller has given it', async () => {
    const { seller, path } = await aLiveService(test, { tax: 'added' })
    const buyer = await aBuyer(test)
    const { id } = (await expectOk(buyer.visitor.post(ORDERS, await orderOf(buyer, path)))).json<Order>()
    await expectOk(stepOn(seller, `${ORDERS}/${id}`, 'accept'))
    const payPath = `${ORDERS}/${id}/payment`
    expect((await buyer.visitor.get(payPath)).json()).toEqual({ payment: null, toPay: null })
    expect((await buyer.visitor.post(payPath)).statusCode).toBe(409)
    await expectOk(saveBilling(seller, { tax: 'standard', taxRate: 16, vatId: 'KE12345678' }))
    expect((await buyer.visitor.get(payPath)).json()).toMatchObject({ toPay: 27_840 })
    await expectOk(buyer.visitor.post(payPath))
    expect(stripe.callsOf(SESSIONS).at(-1)?.form.get('line_items[0][price_data][unit_amount]')).toBe('27840')
  })

  it('opens one page for any number of clicks, even if Stripe’s first answer got lost', async () => {
    const { buyer, payPath } = await anOrderToPay(test)
    const before = stripe.calls.length
    Object.assign(test.platform, { outbound: stripe.outbound(200) })
    stripe.next('hang')
    const lost = await buyer.visitor.post(payPath)
    expect(lost.statusCode).toBe(503)
    expect(lost.json()).toMatchObject({ code: 'payment_unavailable' })
    Object.assign(test.platform, { outbound: stripe.outbound() })
    stripe.next('busy')
    expect((await buyer.visitor.post(payPath)).statusCode).toBe(503)
    const pressed = await Promise.all([1, 2, 3].map(() => buyer.visitor.post(payPath)))
    const urls = pressed.map((answer) => answer.json<{ url: string }>().url)
    expect(new Set(urls).size).toBe(1)
    expect(new Set(stripe.calls.slice(before).map(({ key }) => key)).size).toBe(1)
  })

  it('reports a rejection by Stripe, and can be retried', async () => {
    const { buyer, payPath } = await anOrderToPay(test)
    stripe.next('reject')
    expect((await buyer.visitor.post(payPath)).json()).toMatchObject({ code: 'payment_rejected' })
    expect(await statusOf(buyer, payPath)).toBe('failed')
    await expectOk(buyer.visitor.post(payPath))
    expect(await statusOf(buyer, payPath)).toBe('open')
  })

  it('is nobody else’s, and not the seller’s', async () => {
    const { seller, payPath } = await anOrderToPay(test)
    const stranger = await aVerifiedTalent(test)
    expect((await seller.visitor.post(payPath)).statusCode).toBe(403)
    for (const answer of [await stranger.visitor.post(payPath), await stranger.visitor.get(payPath)])
      expect(answer.statusCode).toBe(404)
    expect((await test.visitor().post(payPath)).statusCode).toBe(401)
  })
})

describe('a notice of Stripe', () => {
  it('counts once, and only if Stripe has signed it just now', async () => {
    const { buyer, path, payPath } = await anOrderToPay(test)
    await expectOk(buyer.visitor.post(payPath))
    const session = stripe.pay()
    const type = 'checkout.session.completed'
    const old = new Date(test.clock.now().getTime() - 6 * 60 * 1000)
    expect((await notice(test, type, session, { secret: 'whsec_of_somebody_else' })).statusCode).toBe(403)
    expect((await notice(test, type, session, { at: old })).statusCode).toBe(403)
    expect((await test.app.inject({ method: 'POST', url: '/payments/stripe', payload: {} })).statusCode).toBe(403)
    expect((await read(buyer, path)).paidAt).toBeNull()
    await expectOk(notice(test, type, session, { id: 'evt_once' }))
    const { paidAt } = await read(buyer, path)
    test.clock.advance(HOUR)
    await expectOk(notice(test, type, session, { id: 'evt_once' }))
    await expectOk(notice(test, 'checkout.session.async_payment_succeeded', session))
    await expectOk(
      notice(test, 'checkout.session.expired', { ...session, payment_status: 'unpaid', status: 'expired' }),
    )
    expect(await read(buyer, path)).toMatchObject({ paidAt })
    expect(await statusOf(buyer, payPath)).toBe('paid')
  })

  it('about another amount is not accepted', async () => {
    const { buyer, path, payPath } = await anOrderToPay(test)
    await expectOk(buyer.visitor.post(payPath))
    const session = stripe.pay()
    const wrong = { ...session, amount_total: 1 }
    expect((await notice(test, 'checkout.session.completed', wrong, { id: 'evt_wrong' })).statusCode).toBe(500)
    expect((await read(buyer, path)).paidAt).toBeNull()
    await expectOk(notice(test, 'checkout.session.completed', session, { id: 'evt_wrong' }))
    expect((await read(buyer, path)).paidAt).not.toBeNull()
  })

  it('about a payment that takes days keeps the buyer from paying twice', async () => {
    const { buyer, path, payPath } = await anOrderToPay(test)
    await expectOk(buyer.visitor.post(payPath))
    const session = stripe.pay()
    await expectOk(notice(test, 'checkout.session.completed', { ...session, payment_status: 'unpaid' }))
    expect(await statusOf(buyer, payPath)).toBe('processing')
    expect((await buyer.visitor.post(payPath)).statusCode).toBe(409)
    await expectOk(notice(test, 'checkout.session.async_payment_succeeded', session))
    expect((await read(buyer, path)).paidAt).not.toBeNull()
  })

  it('about objects that are not ours changes nothing', async () => {
    const foreign = { id: 'cs_other', status: 'complete', payment_status: 'paid', amount_total: 5, currency: 'usd' }
    const charge = { id: 'ch_1', refunded: true, payment_intent: 'pi_other' }
    const answers = [
      await notice(test, 'checkout.session.completed', foreign),
      await notice(test, 'charge.refunded', charge),
      await notice(test, 'customer.created', { id: 'cus_1' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  })

  it('that got lost is caught up on', async () => {
    const { buyer, path, payPath } = await anOrderToPay(test)
    await expectOk(buyer.visitor.post(payPath))
    stripe.pay()
    await runPaymentUpkeep(test.platform)
    expect((await read(buyer, path)).paidAt).toBeNull()
    test.clock.advance(HOUR)
    await runPaymentUpkeep(test.platform)
    expect((await read(buyer, path)).paidAt).not.toBeNull()
  })
})

describe('a refund', () => {
  it('is made once when the order is cancelled, even if Stripe’s answer got lost', async () => {
    const { buyer, order, path, payPath } = await aPaidOrder(test, stripe)
    await expectOk(stepOn(buyer, path, 'cancel', { text: 'We no longer need it.' }))
    expect(await statusOf(buyer, payPath)).toBe('refunding')
    const before = stripe.callsOf('/v1/refunds').length
    stripe.next('lose')
    await expect(refundAll(order.id)).rejects.toThrow('Stripe')
    await refundAll(order.id)
    await refundAll(order.id)
    const keys = stripe.callsOf('/v1/refunds').slice(before)
    expect(keys).toHaveLength(2)
    expect(new Set(keys.map(({ key }) => key)).size).toBe(1)
    expect(await statusOf(buyer, payPath)).toBe('refunded')
    expect((await read(buyer, path)).paidAt).toBeNull()
  })

  it('is made if the payment arrives after the order was cancelled', async () => {
    const { buyer, order, path, payPath } = await anOrderToPay(test)
    await expectOk(buyer.visitor.post(payPath))
    await expectOk(stepOn(buyer, path, 'cancel', { text: 'We no longer need it.' }))
    const session = stripe.pay()
    await closePayment(test.platform, (await paymentOf(order.id)).id)
    await refundAll(order.id)
    await expectOk(notice(test, 'checkout.session.completed', session))
    expect(await statusOf(buyer, payPath)).toBe('refunded')
    expect(await read(buyer, path)).toMatchObject({ status: 'cancelled', paidAt: null })
  })

  it('is not needed if nothing was paid: the page is closed', async () => {
    const { buyer, order, path, payPath } = await anOrderToPay(test)
    await expectOk(buyer.visitor.post(payPath))
    await expectOk(stepOn(buyer, path, 'cancel', { text: 'We no longer need it.' }))
    await closePayment(test.platform, (await paymentOf(order.id)).id)
    expect(await statusOf(buyer, payPath)).toBe('failed')
  })

  it('is made when a dispute is decided for the buyer; a failed one waits for an operator', async () => {
    const operator = await aPersonWith(test, 'operator')
    const { seller, buyer, order, path, payPath } = await aPaidOrder(test, stripe)
    await expectOk(stepOn(seller, path, 'start'))
    await expectOk(stepOn(buyer, path, 'dispute', { text: 'Nothing happens.' }))
    const { case: dispute } = await showCase(operator, 'orders', order.id)
    expect(dispute?.evidence[0]).toMatchObject({
      text: expect.stringMatching(/240 paid by card$/),
    })
    await expectOk(decide(operator, { queue: 'orders', id: order.id }, { choice: 'for_buyer', reason: 'No work.' }))
    await carryOutAll(test)
    stripe.rejectRefunds(true)
    await refundAll(order.id)
    stripe.rejectRefunds(false)
    expect(await statusOf(buyer, payPath)).toBe('refund_failed')
    const { id } = await paymentOf(order.id)
    expect((await showCase(operator, 'payments', id)).case).toMatchObject({ about: 'Refund failed' })
    for (const own of [seller, buyer]) {
      await grantRole(test.platform.db, own.id, 'operator')
      const answer = await decide(own, { queue: 'payments', id }, { choice: 'settle', reason: 'By bank transfer.' })
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        403,
        expect.stringContaining('another operator has to decide'),
      ])
    }
    await expectOk(decide(operator, { queue: 'payments', id }, { choice: 'refund', reason: 'Once more.' }))
    await carryOutAll(test)
    await refundAll(order.id)
    expect(await statusOf(buyer, payPath)).toBe('refunded')
  })

  it('that a bank sends back days later waits for an operator again, unless it was settled in another way', async () => {
    const operator = await aPersonWith(test, 'operator')
    const { buyer, order, path, payPath } = await aPaidOrder(test, stripe)
    await expectOk(stepOn(buyer, path, 'cancel', { text: 'We no longer need it.' }))
    await refundAll(order.id)
    expect(await statusOf(buyer, payPath)).toBe('refunded')
    const { id, chargeId } = await paymentOf(order.id)
    const fail = (refund: string) =>
      expectOk(notice(test, 'refund.failed', { id: refund, status: 'failed', payment_intent: chargeId }))
    await fail('re_first')
    expect(await statusOf(buyer, payPath)).toBe('refund_failed')
    expect((await showCase(operator, 'payments', id)).case).toMatchObject({ about: 'Refund failed' })
    await expectOk(decide(operator, { queue: 'payments', id }, { choice: 'refund', reason: 'Once more.' }))
    await carryOutAll(test)
    await refundAll(order.id)
    // The provider reports the same failure twice.
    await fail('re_first')
    expect(await statusOf(buyer, payPath)).toBe('refunded')
    await fail('re_second')
    await expectOk(decide(operator, { queue: 'payments', id }, { choice: 'settle', reason: 'By bank transfer.' }))
    await carryOutAll(test)
    await fail('re_third')
    expect(await statusOf(buyer, payPath)).toBe('refunded')
  })
})

describe('a completed order', () => {
  async function aCompletedOrder() {
    const built = await aPaidOrder(test, stripe)
    const { seller, buyer, path } = built
    await expectOk(saveBilling(seller))
    await expectOk(saveBilling(buyer, { name: 'Tendai Moyo', country: 'ZW', tax: null }))
    await expectOk(stepOn(seller, path, 'start'))
    await expectOk(stepOn(seller, path, 'deliver', { text: 'Here is the report.' }))
    await expectOk(stepOn(buyer, path, 'complete'))
    return built
  }

  it('has a paid invoice, and its seller is paid after five days', async () => {
    const { seller, order } = await aCompletedOrder()
    const [invoice] = (await invoicesOf(seller, order.id)).items
    expect(invoice).toMatchObject({ total: order.price, dueOn: null })
    expect(invoice?.paidAt).not.toBeNull()
    const unpaid = await seller.visitor.put(`/talent/api/invoices/${invoice?.id}/paid`, { isPaid: false })
    expect(unpaid.statusCode).toBe(409)
    const { id } = await paymentOf(order.id)
    test.clock.advance(4 * DAY)
    await runPaymentUpkeep(test.platform)
    expect((await paymentOf(order.id)).waitingSince).toBeNull()
    test.clock.advance(2 * DAY)
    await runPaymentUpkeep(test.platform)
    const operator = await aPersonWith(test, 'operator')
    expect((await showCase(operator, 'payments', id)).case).toMatchObject({ about: 'Pay the seller' })
    await expectOk(decide(operator, { queue: 'payments', id }, { choice: 'pay_out', reason: 'Transfer 4711' }))
    await carryOutAll(test)
    expect((await paymentOf(order.id)).status).toBe('paid_out')
  })

  it('is refunded with a credit note, whether the seller or Stripe’s dashboard starts it', async () => {
    const first = await aCompletedOrder()
    const [invoice] = (await invoicesOf(first.seller, first.order.id)).items
    await expectOk(first.seller.visitor.post(`/talent/api/invoices/${invoice?.id}/credit`, { reason: 'Not happy' }))
    await refundAll(first.order.id)
    expect(await statusOf(first.buyer, first.payPath)).toBe('refunded')
    expect((await invoicesOf(first.buyer, first.order.id)).items).toHaveLength(2)

    const second = await aCompletedOrder()
    const { payment_intent, currency } = second.session
    const part = { id: 're_part', status: 'succeeded', payment_intent, amount: 100, currency }
    await expectOk(notice(test, 'refund.created', part))
    expect(await statusOf(second.buyer, second.payPath), 'only a part of it').toBe('paid')
    const charge = { id: 'ch_2', refunded: true, payment_intent }
    await expectOk(notice(test, 'charge.refunded', charge))
    expect(await statusOf(second.buyer, second.payPath)).toBe('refunded')
    expect((await invoicesOf(second.buyer, second.order.id)).items).toMatchObject([
      { kind: 'invoice', isCredited: true },
      { kind: 'credit_note', reason: 'The payment was refunded.' },
    ])
  })
})

it('without Stripe, orders are paid by invoice and no notice is accepted', async () => {
  const plain = await createTestApp({ WORKER: 'off' })
  try {
    const { buyer, seller, path } = await anOrder(plain)
    await expectOk(stepOn(seller, path, 'accept'))
    expect(await read(buyer, path)).toMatchObject({ payBy: 'invoice', canPay: false })
    expect((await read(seller, path)).can).toEqual(['ask_details', 'start', 'cancel'])
    expect((await buyer.visitor.post(`${path}/payment`)).statusCode).toBe(409)
    expect((await notice(plain, 'checkout.session.completed', {})).statusCode).toBe(404)
  } finally {
    await plain.close()
  }
})
