// An order belongs to its two sides. On the company's side the hiring team acts for it; for everybody else the order does not exist.

import { FREE_CANCEL_HOURS, type PartyStep, partySteps } from '#shared/features/market/orders/order-limits.ts'
import {
  isAcceptedOrder,
  isCompletedOrder,
  isInProgress,
  orderStatusMachine,
} from '#shared/features/market/orders/order-status.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { type CompanyStatus, isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { HOUR } from '#shared/kit/time-zones.ts'
import type { OrderRow } from './orders.queries.ts'

export type Party = 'buyer' | 'seller'
type Sides = Pick<OrderRow, 'sellerId' | 'buyerId' | 'companyId'>

/** As a private person; null for others. */
export function partyOf(viewer: { id: Id }, { sellerId, buyerId }: Sides): Party | null {
  if (sellerId === viewer.id) return 'seller'
  return buyerId === viewer.id ? 'buyer' : null
}

const actingRoles: readonly MemberRole[] = ['owner', 'admin', 'recruiter', 'hiring_manager']

export const canReadCompanyOrders = (role: MemberRole | null): boolean => role !== null && actingRoles.includes(role)

/** An order commits the company to pay, so it has to be verified. */
export const canOrderFor = (company: { role: MemberRole | null; status: CompanyStatus }): boolean =>
  canReadCompanyOrders(company.role) && isVerifiedCompany(company.status)

/** Nobody orders from themselves. */
export const canOrder = (viewer: { id: Id }, service: { personId: Id }): boolean => service.personId !== viewer.id

/** Until when the buyer may cancel after the work has begun. */
export const freeCancelUntil = ({ detailsSentAt }: Pick<OrderRow, 'detailsSentAt'>): Date | null =>
  detailsSentAt && new Date(detailsSentAt.getTime() + FREE_CANCEL_HOURS * HOUR)

export const revisionsLeft = ({ contents, revisionsUsed }: Pick<OrderRow, 'contents' | 'revisionsUsed'>): number =>
  Math.max(0, contents.revisions - revisionsUsed)

/** The seller does not begin before an order by card is paid. */
export const isPaidFor = ({ payBy, paidAt }: Pick<OrderRow, 'payBy' | 'paidAt'>): boolean =>
  payBy === 'invoice' || paidAt !== null

/** Once the seller has accepted, and only once. */
export const canPay = (order: Pick<OrderRow, 'status' | 'payBy' | 'paidAt'>, party: Party): boolean =>
  party === 'buyer' && isAcceptedOrder(order.status) && !isPaidFor(order)

function isAllowed(order: OrderRow, party: Party, step: PartyStep, now: Date): boolean {
  if (step === 'request_revision') return revisionsLeft(order) > 0
  if (step === 'ask_details' || step === 'start') return isPaidFor(order)
  if (step !== 'cancel' || party === 'seller' || !isInProgress(order.status)) return true
  const until = freeCancelUntil(order)
  return until !== null && until > now
}

/** What a side can do now. */
export function stepsOf(order: OrderRow, party: Party, now: Date): PartyStep[] {
  const possible = eventsFor(orderStatusMachine, order.status, party)
  return partySteps.filter((step) => possible.includes(step) && isAllowed(order, party, step, now))
}

export const canReview = (order: Pick<OrderRow, 'status'>, party: Party, hasReview: boolean): boolean =>
  party === 'buyer' && isCompletedOrder(order.status) && !hasReview

/** Operators cannot decide disputes about their own orders. */
export const mayResolve = (
  operator: { id: Id },
  { sellerId, buyerId, placedBy }: Pick<OrderRow, 'sellerId' | 'buyerId' | 'placedBy'>,
): boolean => ![sellerId, buyerId, placedBy].includes(operator.id)
