import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { paymentMethods, tierNames } from '#shared/features/market/services/service-kinds.ts'
import { shownTier } from '#shared/features/market/services/services.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { starRating } from '#shared/kit/stars.ts'
import {
  entryKinds,
  MAX_DELIVERY_FILES,
  MAX_ORDER_NOTE,
  MAX_REVIEW,
  needsText,
  orderShelves,
  orderSides,
  partySteps,
  takesFiles,
} from './order-limits.ts'
import { orderStatuses } from './order-status.ts'

const instant = z.iso.datetime()

const orderCard = z
  .object({
    id,
    title: z.string(),
    status: z.enum(orderStatuses),
    side: z.enum(orderSides),
    /** The seller for buyers; the buyer, or the company, for sellers. Empty once their account is deleted. */
    other: z.string(),
    /** Null for what was agreed in a proposal. */
    tier: z.enum(tierNames).nullable(),
    currency: z.string(),
    /** With add-ons, in the smallest unit of the currency. */
    price: z.number(),
    createdAt: instant,
    /** When the next thing is due: the answer, the delivery, or the automatic completion. */
    dueAt: instant.nullable(),
    /** The reader has to act next. */
    isYourTurn: z.boolean(),
  })
  .meta({ id: 'OrderCard' })
export type OrderCard = z.output<typeof orderCard>

const entry = z.object({
  id,
  kind: z.enum(entryKinds),
  by: z.enum(['buyer', 'seller', 'operator']),
  isOwn: z.boolean(),
  text: z.string(),
  files: z.array(z.object({ id, name: z.string(), size: z.number() })),
  at: instant,
})
export type OrderEntry = z.output<typeof entry>

const review = z.object({ stars: z.number(), text: z.string(), at: instant })

const order = orderCard
  .extend({
    serviceId: id.nullable(),
    otherTimeZone: z.string().nullable(),
    contents: shownTier.omit({ name: true }),
    addons: z.array(z.object({ title: z.string(), price: z.number(), days: z.number() })),
    days: z.number(),
    payBy: z.enum(paymentMethods),
    /** When it was paid by card. */
    paidAt: instant.nullable(),
    /** The reader has to pay by card before the work begins. */
    canPay: z.boolean(),
    revisionsLeft: z.number(),
    entries: z.array(entry),
    can: z.array(z.enum(partySteps)),
    /** Until when the buyer may cancel without giving up anything; null if that does not apply. */
    freeCancelUntil: instant.nullable(),
    review: review.nullable(),
    canReview: z.boolean(),
  })
  .meta({ id: 'Order' })
export type Order = z.output<typeof order>

export const newOrder = z.object({
  serviceId: id,
  tier: z.enum(tierNames),
  addonIds: z.array(id).max(20).default([]),
  /** The total the buyer saw: a price that changed in between is not accepted silently. */
  price: z.int().min(1),
  note: z.string().trim().max(MAX_ORDER_NOTE).default(''),
})
export type NewOrder = z.output<typeof newOrder>

export const orderStep = z
  .object({
    event: z.enum(partySteps),
    text: z.string().trim().max(MAX_ORDER_NOTE).default(''),
    fileIds: z.array(id).max(MAX_DELIVERY_FILES).default([]),
  })
  .refine(({ event, text }) => !needsText(event) || text !== '', {
    path: ['text'],
    params: /* i18n */ { id: 'orders.text_missing', message: 'Write a few words for the other side.' },
  })
  .refine(({ event, fileIds }) => takesFiles(event) || fileIds.length === 0, { path: ['fileIds'] })
export type OrderStep = z.output<typeof orderStep>

export const newReview = z.object({
  stars: starRating,
  text: z.string().trim().max(MAX_REVIEW).default(''),
})
export type NewReview = z.output<typeof newReview>

const ownQuery = pageQuery.extend({
  side: z.enum(orderSides).default('buying'),
  show: z.enum(orderShelves).default('open'),
  cursor: id.optional(),
})
export type OrdersQuery = z.output<typeof ownQuery>
const companyQuery = pageQuery.extend({ show: z.enum(orderShelves).default('open'), cursor: id.optional() })
export type CompanyOrdersQuery = z.output<typeof companyQuery>

const byId = z.object({ id })
const byFile = z.object({ id, fileId: id })
const link = z.object({ url: z.string(), expiresAt: instant })

export const orders = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/orders',
    guard: 'verified',
    summary: 'Orders you placed, or orders of your services, newest first.',
    query: ownQuery,
    response: pageOf(orderCard),
  }),
  place: endpoint({
    method: 'POST',
    path: '/talent/api/orders',
    guard: 'verified',
    summary: 'Orders a service. Its seller has 48 hours to accept.',
    body: newOrder,
    response: order,
    status: 201,
    creates: true,
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/orders/:id',
    guard: 'verified',
    summary: 'One order with everything written and delivered so far.',
    params: byId,
    response: order,
  }),
  step: endpoint({
    method: 'POST',
    path: '/talent/api/orders/:id/status',
    guard: 'verified',
    summary: 'The next step: accept, ask for details, deliver, ask for changes, complete, cancel, dispute.',
    params: byId,
    body: orderStep,
    response: order,
  }),
  review: endpoint({
    method: 'PUT',
    path: '/talent/api/orders/:id/review',
    guard: 'verified',
    summary: 'Reviews a completed order, once.',
    params: byId,
    body: newReview,
    response: order,
  }),
  file: endpoint({
    method: 'GET',
    path: '/talent/api/orders/:id/files/:fileId',
    guard: 'verified',
    summary: 'A link to a file of an order.',
    params: byFile,
    response: link,
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/talent/api/services/:id/reviews',
    guard: 'verified',
    summary: 'What buyers say about a service, and how many orders were delivered on time.',
    params: byId,
    response: z.object({
      average: z.number().nullable(),
      count: z.number(),
      completed: z.number(),
      onTime: z.number(),
      items: z.array(review.extend({ id, by: z.string(), tier: z.enum(tierNames).nullable() })),
    }),
  }),
}

export const companyOrders = {
  list: endpoint({
    method: 'GET',
    path: '/company/api/orders',
    guard: 'company',
    summary: 'Services your company has ordered, newest first.',
    query: companyQuery,
    response: pageOf(orderCard),
  }),
  place: endpoint({
    method: 'POST',
    path: '/company/api/orders',
    guard: 'company',
    summary: 'Orders a service for your company.',
    body: newOrder,
    response: order,
    status: 201,
    creates: true,
  }),
  show: endpoint({
    method: 'GET',
    path: '/company/api/orders/:id',
    guard: 'company',
    summary: 'One order of your company.',
    params: byId,
    response: order,
  }),
  step: endpoint({
    method: 'POST',
    path: '/company/api/orders/:id/status',
    guard: 'company',
    summary: 'The next step of the buyer.',
    params: byId,
    body: orderStep,
    response: order,
  }),
  review: endpoint({
    method: 'PUT',
    path: '/company/api/orders/:id/review',
    guard: 'company',
    summary: 'Reviews a completed order, once.',
    params: byId,
    body: newReview,
    response: order,
  }),
  file: endpoint({
    method: 'GET',
    path: '/company/api/orders/:id/files/:fileId',
    guard: 'company',
    summary: 'A link to a file of an order.',
    params: byFile,
    response: link,
  }),
}

/** Redirects to the file: the routes mount it themselves, so the response schema is never applied. */
export const disputedOrders = {
  file: endpoint({
    method: 'GET',
    path: '/ops/api/orders/:id/files/:fileId',
    guard: 'operator',
    summary: 'A file of an order in dispute. Opening it is recorded.',
    params: byFile,
    response: z.string(),
  }),
}
