// Applies an operator's decision on a dispute, in the transaction that records it.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, ensure, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { DecisionOnCase } from '#server/platform/wiring/case-queue.ts'
import type { Id } from '#shared/kit/ids.ts'
import { moveToEnded, moveToOwed } from '../moving.service.ts'
import { notifyBoth } from '../notifying.service.ts'
import { mayResolve } from '../orders.policy.ts'
import { insertEntry, isFileOf, type OrderRow } from '../orders.queries.ts'
import { selectDispute } from './disputes.queries.ts'

const notWaiting = /* i18n */ { id: 'orders.not_waiting', message: 'This dispute is no longer waiting for a decision.' }
const isYours = /* i18n */ {
  id: 'orders.is_yours',
  message: 'You are the buyer or the seller of this order, so another operator has to decide.',
}

export const versionOf = ({ updatedAt }: Pick<OrderRow, 'updatedAt'>): string => updatedAt.toISOString()

export async function ensureMayResolve(
  db: Db,
  { operator, caseId }: { operator: { id: Id }; caseId: Id },
): Promise<OrderRow> {
  const order = await selectDispute(db, caseId)
  if (!order) throw tooLate(notWaiting)
  if (!mayResolve(operator, order)) throw new AppError('forbidden', { words: isYours })
  return order
}

/** Attachments and deliveries are visible only to operators who may decide the dispute. */
export async function findDisputeFile(db: Db, operator: { id: Id }, { id, fileId }: { id: Id; fileId: Id }) {
  const order = await ensureMayResolve(db, { operator, caseId: id })
  ensure(await isFileOf(db, id, fileId), 'not_found')
  return { action: 'order.look', subject: { kind: 'order', id: order.id } }
}

export async function decideOnDispute(tx: Db, platform: Platform, decision: DecisionOnCase): Promise<void> {
  const { operator, choice, reason, version } = decision
  const order = await ensureMayResolve(tx, decision)
  ensure(versionOf(order) === version, 'status_changed_meanwhile')
  ensure(choice === 'for_seller' || choice === 'for_buyer', 'not_found')
  const now = platform.clock.now()
  const move = { event: 'resolve', actor: { role: 'operator', id: operator.id }, now } as const
  const decided = choice === 'for_seller' ? moveToOwed : moveToEnded
  const moved = await decided(tx, platform, order, move)
  const entry = { orderId: order.id, kind: 'resolve', by: 'operator', authorId: operator.id } as const
  await insertEntry(tx, { ...entry, text: reason, createdAt: now })
  await recordAudit(tx, platform, {
    actor: operator,
    action: `order.${choice}`,
    subject: { kind: 'order', id: order.id },
    reason,
  })
  await notifyBoth(tx, platform, moved, 'resolve')
}
