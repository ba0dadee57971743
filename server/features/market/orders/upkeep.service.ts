import { type Db, transaction } from '#server/platform/db/database.ts'
import { throwFailures, workThrough } from '#server/platform/jobs/work-through.ts'
import type { Platform } from '#server/platform/platform.ts'
import { COMPLETE_DAYS } from '#shared/features/market/orders/order-limits.ts'
import { isDelivered } from '#shared/features/market/orders/order-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { moveToEnded, moveToOwed } from './moving.service.ts'
import { notifyBoth, notifyOther } from './notifying.service.ts'
import { remindersDue } from './orders.presenter.ts'
import {
  countReminder,
  type OrderRow,
  selectAbandoned,
  selectCompleting,
  selectUnanswered,
  selectWaiting,
} from './orders.queries.ts'

const BATCH = 100
const system = { role: 'system', id: null } as const

/** Unanswered orders expire, deliveries complete by themselves, and buyers are reminded before they do. */
export async function runOrderUpkeep(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  const failures = [
    ...(await workThrough({
      find: () => selectUnanswered(db, now, BATCH),
      run: (row) =>
        transaction(db, async (tx) => {
          const moved = await moveToEnded(tx, platform, row, { event: 'expire', actor: system, now })
          await notifyBoth(tx, platform, moved, 'expire')
        }),
      batch: BATCH,
    })),
    ...(await workThrough({
      find: () => selectCompleting(db, now, BATCH),
      run: (row) =>
        transaction(db, async (tx) => {
          const moved = await moveToOwed(tx, platform, row, { event: 'complete', actor: system, now })
          await notifyBoth(tx, platform, moved, 'auto_complete')
        }),
      batch: BATCH,
    })),
    ...(await workThrough({
      find: () => selectAbandoned(db, BATCH),
      run: (row) => transaction(db, (tx) => leaveOrder(tx, platform, row, now)),
      batch: BATCH,
    })),
  ]
  let last: Id | undefined
  for (let rows: OrderRow[] = []; ; ) {
    rows = await selectWaiting(db, now, last, BATCH)
    for (const row of rows) await remind(platform, row, now).catch((error: unknown) => failures.push(error))
    last = rows.at(-1)?.id
    if (rows.length < BATCH) break
  }
  throwFailures(failures)
}

/** One side has deleted its account: what was delivered is completed, the rest ends. */
async function leaveOrder(tx: Db, platform: Platform, row: OrderRow, now: Date): Promise<void> {
  const moved = isDelivered(row.status)
    ? await moveToOwed(tx, platform, row, { event: 'complete', actor: system, now })
    : await moveToEnded(tx, platform, row, { event: 'abandon', actor: system, now })
  await notifyBoth(tx, platform, moved, isDelivered(row.status) ? 'auto_complete' : 'abandon')
}

async function remind(platform: Platform, row: OrderRow, now: Date): Promise<void> {
  const due = row.completesAt ? remindersDue(row.completesAt, now, COMPLETE_DAYS) : 0
  if (due <= row.remindersSent) return
  await transaction(platform.db, async (tx) => {
    if (await countReminder(tx, row, due)) await notifyOther(tx, platform, row, { to: 'buyer', step: 'reminder' })
  })
}
