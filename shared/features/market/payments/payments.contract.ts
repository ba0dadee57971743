// Stripe calls an address of its own, which is not part of the API: see payments.routes.ts on the server.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { paymentStatuses } from './payment-status.ts'

const instant = z.iso.datetime()

const payment = z
  .object({
    id,
    status: z.enum(paymentStatuses),
    /** In the smallest unit of the currency. */
    amount: z.number(),
    currency: z.string(),
    paidAt: instant.nullable(),
    refundedAt: instant.nullable(),
  })
  .meta({ id: 'Payment' })
export type Payment = z.output<typeof payment>

const ofOrder = z.object({
  /** The newest one; null if nobody has started to pay. */
  payment: payment.nullable(),
  /** With the tax that is added to the price; null if there is nothing to pay, or that tax is not known yet. */
  toPay: z.number().nullable(),
})
export type OrderPayment = z.output<typeof ofOrder>

const checkout = z.object({
  /** A page of the payment provider. */
  url: z.url(),
})

const byId = z.object({ id })

export const payments = {
  show: endpoint({
    method: 'GET',
    path: '/talent/api/orders/:id/payment',
    guard: 'verified',
    summary: 'The status of the payment of an order.',
    params: byId,
    response: ofOrder,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/talent/api/orders/:id/payment',
    guard: 'verified',
    summary:
      'The page where an accepted order is paid by card. Called again, it returns the same page until that has expired.',
    params: byId,
    response: checkout,
    limit: 'strict',
  }),
}

export const companyPayments = {
  show: endpoint({
    method: 'GET',
    path: '/company/api/orders/:id/payment',
    guard: 'company',
    summary: 'The status of the payment of an order of your company.',
    params: byId,
    response: ofOrder,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/company/api/orders/:id/payment',
    guard: 'company',
    summary: 'The page where an accepted order of your company is paid by card.',
    params: byId,
    response: checkout,
    limit: 'strict',
  }),
}
