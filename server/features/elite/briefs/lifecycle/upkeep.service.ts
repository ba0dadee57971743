// Offers that nobody answered in time end by themselves.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { BATCH, type InterestRow, selectOverdue } from '../interests.queries.ts'
import { moveInterest } from './moving.service.ts'

export async function endUnanswered({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  let overdue: InterestRow[]
  do {
    overdue = await selectOverdue(db, clock.now())
    for (const interest of overdue) await endOne(db, interest, clock.now())
  } while (overdue.length === BATCH)
}

async function endOne(db: Db, interest: InterestRow, now: Date): Promise<void> {
  try {
    await transaction(db, (tx) =>
      moveInterest(tx, interest, { event: 'lapse', actor: { role: 'system', id: null }, now }),
    )
  } catch (error) {
    // A reply that came in meanwhile wins.
    if (!(error instanceof AppError && error.code === 'status_changed_meanwhile')) throw error
  }
}
