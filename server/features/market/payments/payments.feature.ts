import { invoiceCredited } from '#server/features/market/invoices/invoices.events.ts'
import { orderEnded, orderOwed } from '#server/features/market/orders/orders.events.ts'
import { defineFeature, on } from '#server/platform/wiring/feature.ts'
import { closeCheckout, paymentUpkeep } from './payments.jobs.ts'
import { paymentsPersonalData } from './payments.personal-data.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { refundOrder } from './refunding/ended-orders.service.ts'
import { refundPayment } from './refunding/refund.jobs.ts'
import { holdForSeller } from './settling/pay-outs.service.ts'
import { paymentsQueue } from './settling/payments.queue.ts'

export const paymentsFeature = defineFeature({
  name: 'payments',
  routes: paymentsRoutes,
  jobs: [refundPayment, closeCheckout, paymentUpkeep],
  personalData: paymentsPersonalData,
  tablesWithoutPersonalData: { 'public.payment_notices': 'which notices of the payment provider have arrived' },
  listens: [on(orderEnded, refundOrder), on(invoiceCredited, refundOrder), on(orderOwed, holdForSeller)],
  queues: [paymentsQueue],
})
