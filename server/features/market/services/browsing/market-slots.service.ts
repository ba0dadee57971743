// Filled by orders and perks, on which this feature does not depend.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { slot } from '#server/platform/wiring/slot.ts'
import type { Id } from '#shared/kit/ids.ts'

export type TrackRecord = { completed: number; onTime: number }

type OrderFigures = {
  /** Services without a finished order are left out. */
  ofServices(db: Db, serviceIds: readonly Id[]): Promise<ReadonlyMap<Id, TrackRecord>>
  answerMinutes(db: Db, sellerId: Id): Promise<number | null>
  countOpen(db: Db, personId: Id): Promise<number>
}

export const orderFigures = slot<OrderFigures>('services.order_figures')
export const perkCount = slot<(db: Db, platform: Platform, personId: Id) => Promise<number>>('services.perk_count')
