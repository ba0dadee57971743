import { transaction } from '#server/platform/db/database.ts'
import { throwFailures } from '#server/platform/jobs/work-through.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { findProvider } from '../find-provider.ts'
import { movePayment, system } from '../moving.service.ts'
import { applyCheckout } from '../paying/applying.service.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import {
  deleteNotices,
  type PaymentRow,
  queueHeld,
  selectRefunding,
  selectStalePayments,
  updatePayment,
} from '../payments.queries.ts'
import { carryOutRefund } from '../refunding/carrying-out.service.ts'

const BATCH = 50
/** Notices normally arrive within seconds. */
const UNSURE_AFTER = HOUR / 2
const NOTICE_DAYS = 30

/** Notices get lost, so overdue payments are looked up, refunds retried, and sellers queued for their payout. */
export async function runPaymentUpkeep(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  await queueHeld(db, now)
  await deleteNotices(db, new Date(now.getTime() - NOTICE_DAYS * DAY))
  const provider = findProvider(platform)
  if (!provider) return
  const failures: unknown[] = []
  const before = new Date(now.getTime() - UNSURE_AFTER)
  for (const payment of await selectStalePayments(db, before, BATCH))
    await lookUp(platform, provider, payment).catch((error: unknown) => failures.push(error))
  for (const { id } of await selectRefunding(db, before, BATCH))
    await carryOutRefund(platform, id).catch((error: unknown) => failures.push(error))
  throwFailures(failures)
}

async function lookUp(platform: Platform, provider: PaymentProvider, payment: PaymentRow): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  const { id, checkoutId, createdAt } = payment
  // So that payments that stay open do not starve the others.
  await updatePayment(db, id, { updatedAt: now })
  if (checkoutId !== null) {
    const checkout = await provider.find(checkoutId)
    await transaction(db, (tx) => applyCheckout(tx, platform, id, checkout))
  } else if (now.getTime() - createdAt.getTime() >= DAY) {
    // Its page, if there ever was one, has ended by now.
    await movePayment(db, payment, { event: 'fail', actor: system, now })
  }
}
