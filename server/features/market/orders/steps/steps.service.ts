// The steps of the two sides.

import { findVisibleFile, holdFiles } from '#server/features/base/files/files.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isReadyFile } from '#shared/features/base/files/file-status.ts'
import {
  COMPLETE_DAYS,
  type EntryKind,
  entryKinds,
  type PartyStep,
} from '#shared/features/market/orders/order-limits.ts'
import { orderStatusMachine } from '#shared/features/market/orders/order-status.ts'
import type { NewReview, Order, OrderStep } from '#shared/features/market/orders/orders.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { next } from '#shared/kit/status-machine.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { moveOrder, moveToEnded, moveToOwed } from '../moving.service.ts'
import { notifyOther } from '../notifying.service.ts'
import { canReview, type Party, stepsOf } from '../orders.policy.ts'
import {
  insertEntry,
  insertReview,
  lockOrder,
  type NewOrderRow,
  type OrderRow,
  selectReview,
} from '../orders.queries.ts'
import { presentFull, type Reader } from '../reading/reading.service.ts'

const noLongerFree = /* i18n */ {
  id: 'orders.cancel_late',
  message: 'The work has begun, so you can no longer cancel. If something is wrong, open a dispute.',
}
const noRevisions = /* i18n */ {
  id: 'orders.no_revisions',
  message: 'All revisions of this order have been used.',
}
const notPaid = /* i18n */ {
  id: 'orders.not_paid',
  message: 'The buyer has not paid yet. We will tell you when they have.',
}
const notAllowed: Partial<Record<PartyStep, typeof noLongerFree>> = {
  cancel: noLongerFree,
  request_revision: noRevisions,
  ask_details: notPaid,
  start: notPaid,
}
const notCompleted = /* i18n */ { id: 'orders.not_completed', message: 'You can review an order once it is completed.' }
const notYourFile = /* i18n */ { id: 'orders.file', message: 'One of the files is gone. Upload it again.' }

function factsOf({ event }: OrderStep, order: OrderRow, now: Date): Partial<NewOrderRow> {
  switch (event) {
    case 'start':
      return { workDueAt: new Date(now.getTime() + order.days * DAY) }
    case 'send_details':
      return { detailsSentAt: now, workDueAt: new Date(now.getTime() + order.days * DAY) }
    case 'deliver':
      return {
        firstDeliveredAt: order.firstDeliveredAt ?? now,
        completesAt: new Date(now.getTime() + COMPLETE_DAYS * DAY),
        remindersSent: 0,
      }
    case 'request_revision':
      return { revisionsUsed: order.revisionsUsed + 1, completesAt: null }
    case 'dispute':
      return { disputedAt: now }
    case 'accept':
    case 'ask_details':
    case 'complete':
    case 'cancel':
      return {}
  }
}

const kindOf = (event: PartyStep): EntryKind | null => entryKinds.find((kind) => kind === event) ?? null

/** The writer's own uploads; from now on they stay with the order. */
async function holdOwn(tx: Db, platform: Platform, viewer: { id: Id }, fileIds: readonly Id[]): Promise<Id[]> {
  const ids = [...new Set(fileIds)]
  for (const fileId of ids) {
    const file = await findVisibleFile(tx, viewer, fileId)
    if (file.personId !== viewer.id || !isReadyFile(file.status)) throw fieldError(['fileIds'], notYourFile)
  }
  await holdFiles(tx, platform.clock, ids)
  return ids
}

export async function stepOrder(
  platform: Platform,
  viewer: { id: Id },
  { order: { id }, party }: Reader,
  step: OrderStep,
): Promise<Order> {
  const now = platform.clock.now()
  const { event, text } = step
  const stepped = await transaction(platform.db, async (tx) => {
    const order = found(await lockOrder(tx, id))
    const isPossible = next(orderStatusMachine, order.status, event, party) !== null
    const words = notAllowed[event]
    if (isPossible && words && !stepsOf(order, party, now).includes(event)) throw tooLate(words)
    const actor = { role: party, id: viewer.id }
    const after = await moved(tx, platform, order, { ...step, actor, now })
    const kind = kindOf(event)
    if (kind) {
      const fileIds = await holdOwn(tx, platform, viewer, step.fileIds)
      await insertEntry(tx, { orderId: id, kind, by: party, authorId: viewer.id, text, fileIds, createdAt: now })
    }
    await notifyOther(tx, platform, after, { to: otherThan(party), step: event })
    return after
  })
  return presentFull(platform.db, stepped, party, now)
}

type PartyMove = OrderStep & { actor: { role: Party; id: Id }; now: Date }

function moved(tx: Db, platform: Platform, order: OrderRow, { actor, now, ...step }: PartyMove): Promise<OrderRow> {
  const { event } = step
  if (event === 'complete') return moveToOwed(tx, platform, order, { event, actor, now })
  if (event === 'cancel') return moveToEnded(tx, platform, order, { event, actor, now })
  return moveOrder(tx, order, { event, actor, now, facts: factsOf(step, order, now) })
}

const otherThan = (party: Party): Party => (party === 'buyer' ? 'seller' : 'buyer')

/** A second review of the same order changes nothing. */
export async function reviewOrder(
  platform: Platform,
  viewer: { id: Id },
  { order: { id }, party }: Reader,
  { stars, text }: NewReview,
): Promise<Order> {
  const now = platform.clock.now()
  const order = await transaction(platform.db, async (tx) => {
    const locked = found(await lockOrder(tx, id))
    if (await selectReview(tx, id)) return locked
    ensure(party === 'buyer')
    if (!canReview(locked, party, false)) throw tooLate(notCompleted)
    const { serviceId } = locked
    const review = { orderId: id, serviceId, authorId: viewer.id, stars, text, createdAt: now }
    if (await insertReview(tx, review)) await notifyOther(tx, platform, locked, { to: 'seller', step: 'review' })
    return locked
  })
  return presentFull(platform.db, order, party, now)
}
