// The lifecycle of an order.
//
//   requested ──accept──▶ accepted ──ask_details──▶ requirements_pending ──send_details──▶ in_progress
//                            └──────────start──────────────────────────────────────────────▶ │
//   in_progress ──deliver──▶ delivered ──complete (buyer, or automatic)──▶ completed
//                    ▲          └──request_revision──▶ revision_requested ──┐
//                    └──────────────────────deliver─────────────────────────┘
//   Before anything is delivered either side can cancel; the seller's time to answer runs out (expire).
//   When one side deletes its account, what is not delivered ends (abandon).
//   in_progress, delivered, revision_requested ──dispute──▶ disputed ──resolve (operator)──▶ resolved

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const orderStatuses = [
  'requested',
  'accepted',
  'requirements_pending',
  'in_progress',
  'delivered',
  'revision_requested',
  'completed',
  'cancelled',
  'disputed',
  'resolved',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderEvents = [
  'accept',
  'ask_details',
  'send_details',
  'start',
  'deliver',
  'request_revision',
  'complete',
  'cancel',
  'expire',
  'dispute',
  'resolve',
  'abandon',
] as const
export type OrderEvent = (typeof orderEvents)[number]
export type OrderActor = 'buyer' | 'seller' | 'operator' | 'system'

const beforeDelivery = ['requested', 'accepted', 'requirements_pending', 'in_progress'] as const
const inWork = ['in_progress', 'delivered', 'revision_requested'] as const

export const orderStatusMachine = statusMachine<OrderStatus, OrderEvent, OrderActor>({
  states: orderStatuses,
  transitions: [
    { from: 'requested', event: 'accept', to: 'accepted', by: ['seller'] },
    { from: 'requested', event: 'expire', to: 'cancelled', by: ['system'] },
    { from: 'accepted', event: 'ask_details', to: 'requirements_pending', by: ['seller'] },
    { from: 'accepted', event: 'start', to: 'in_progress', by: ['seller'] },
    { from: 'requirements_pending', event: 'send_details', to: 'in_progress', by: ['buyer'] },
    { from: 'in_progress', event: 'deliver', to: 'delivered', by: ['seller'] },
    { from: 'revision_requested', event: 'deliver', to: 'delivered', by: ['seller'] },
    { from: 'delivered', event: 'request_revision', to: 'revision_requested', by: ['buyer'] },
    { from: 'delivered', event: 'complete', to: 'completed', by: ['buyer', 'system'] },
    ...beforeDelivery.map((from) => ({ from, event: 'cancel', to: 'cancelled', by: ['buyer', 'seller'] }) as const),
    ...inWork.map((from) => ({ from, event: 'dispute', to: 'disputed', by: ['buyer', 'seller'] }) as const),
    ...[...beforeDelivery, 'revision_requested' as const, 'disputed' as const].map(
      (from) => ({ from, event: 'abandon', to: 'cancelled', by: ['system'] }) as const,
    ),
    { from: 'disputed', event: 'resolve', to: 'resolved', by: ['operator'] },
  ],
})

const isOneOf = statusPredicates<OrderStatus>()

export const isRequested = isOneOf('requested')
/** Agreed, and the work has not begun: when an order by card is paid. */
export const isAcceptedOrder = isOneOf('accepted')
export const isInProgress = isOneOf('in_progress')
export const isDelivered = isOneOf('delivered')
export const isCompletedOrder = isOneOf('completed')
export const isCancelledOrder = isOneOf('cancelled')
export const isDisputed = isOneOf('disputed')
/** Work is due on a day. */
export const hasDueDate = isOneOf('in_progress', 'revision_requested')
/** Somebody still has to do something. */
export const isOpenOrder = isOneOf(
  'requested',
  'accepted',
  'requirements_pending',
  'in_progress',
  'delivered',
  'revision_requested',
  'disputed',
)
export const isOverOrder = isOneOf('completed', 'cancelled', 'resolved')
