import { expectOk } from '#server/features/elite/elite/elite.builder.ts'
import { anOrder, stepOn } from '#server/features/market/orders/orders.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { aFakeStripe, type FakeStripe, notice, STRIPE_KEY, WEBHOOK_SECRET } from './stripe/fake-stripe.builder.ts'

export async function anAppWithPayments(): Promise<{ test: TestApp; stripe: FakeStripe }> {
  const stripe = await aFakeStripe()
  const test = await createTestApp({
    WORKER: 'off',
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  })
  Object.assign(test.platform, { outbound: stripe.outbound() })
  return { test, stripe }
}

/** Accepted by its seller, and to be paid. */
export async function anOrderToPay(test: TestApp) {
  const built = await anOrder(test)
  await expectOk(stepOn(built.seller, built.path, 'accept'))
  return { ...built, payPath: `${built.path}/payment` }
}

export async function aPaidOrder(test: TestApp, stripe: FakeStripe) {
  const built = await anOrderToPay(test)
  await expectOk(built.buyer.visitor.post(built.payPath))
  const session = stripe.pay()
  await expectOk(notice(test, 'checkout.session.completed', session))
  return { ...built, session }
}
