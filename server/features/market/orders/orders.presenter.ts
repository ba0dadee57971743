import { REMINDER_DAYS } from '#shared/features/market/orders/order-limits.ts'
import { hasDueDate, isDelivered, isRequested } from '#shared/features/market/orders/order-status.ts'
import type { Order, OrderCard, OrderEntry } from '#shared/features/market/orders/orders.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { canPay, canReview, freeCancelUntil, type Party, revisionsLeft, stepsOf } from './orders.policy.ts'
import type { EntryRow, OrderRow, ReviewRow } from './orders.queries.ts'

/** How many reminders an order delivered at this time should have had by now. */
export const remindersDue = (completesAt: Date, now: Date, totalDays: number): number => {
  const days = totalDays - (completesAt.getTime() - now.getTime()) / DAY
  return REMINDER_DAYS.filter((day) => day <= days).length
}

function dueAtOf({ status, answerBy, workDueAt, completesAt }: OrderRow): Date | null {
  if (isRequested(status)) return answerBy
  if (hasDueDate(status)) return workDueAt
  return isDelivered(status) ? completesAt : null
}

/** Steps that only give up do not put anyone in charge. */
const isWay = (step: string): boolean => step !== 'cancel' && step !== 'dispute'

type Names = { other: string }

export const presentCard = (order: OrderRow, party: Party, { other }: Names, now: Date): OrderCard => ({
  id: order.id,
  title: order.title,
  status: order.status,
  side: party === 'buyer' ? 'buying' : 'selling',
  other,
  tier: order.tier,
  currency: order.currency,
  price: order.price,
  createdAt: order.createdAt.toISOString(),
  dueAt: dueAtOf(order)?.toISOString() ?? null,
  isYourTurn: canPay(order, party) || stepsOf(order, party, now).some(isWay),
})

type FileFacts = { id: Id; name: string; size: number }
type Around = Names & {
  otherTimeZone: string | null
  entries: readonly EntryRow[]
  files: ReadonlyMap<Id, FileFacts>
  review: ReviewRow | null
  now: Date
}

export function presentOrder(order: OrderRow, party: Party, around: Around): Order {
  const { entries, files, review, now, otherTimeZone } = around
  const steps = stepsOf(order, party, now)
  const until = party === 'buyer' && steps.includes('cancel') ? freeCancelUntil(order) : null
  return {
    ...presentCard(order, party, around, now),
    serviceId: order.serviceId,
    otherTimeZone,
    contents: order.contents,
    addons: order.addons.map(({ title, price, days }) => ({ title, price, days })),
    days: order.days,
    payBy: order.payBy,
    paidAt: order.paidAt?.toISOString() ?? null,
    canPay: canPay(order, party),
    revisionsLeft: revisionsLeft(order),
    entries: entries.map((entry) => presentEntry(entry, party, files)),
    can: steps,
    freeCancelUntil: until?.toISOString() ?? null,
    review: review && { stars: review.stars, text: review.text, at: review.createdAt.toISOString() },
    canReview: canReview(order, party, review !== null),
  }
}

const presentEntry = (entry: EntryRow, party: Party, files: Around['files']): OrderEntry => ({
  id: entry.id,
  kind: entry.kind,
  by: entry.by,
  isOwn: entry.by === party,
  text: entry.text,
  // Files of deleted accounts are gone.
  files: entry.fileIds.flatMap((fileId) => {
    const file = files.get(fileId)
    return file ? [{ id: file.id, name: file.name, size: file.size }] : []
  }),
  at: entry.createdAt.toISOString(),
})
