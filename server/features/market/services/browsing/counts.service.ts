import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/queries/together.ts'
import type { Platform } from '#server/platform/platform.ts'
import { provided } from '#server/platform/wiring/slot.ts'
import type { MarketCounts } from '#shared/features/market/services/services.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { countKept } from '../services.queries.ts'
import { countMatching } from './browsing.queries.ts'
import { orderFigures, perkCount } from './market-slots.service.ts'

export async function countMarketplace(db: Db, platform: Platform, { id }: { id: Id }): Promise<MarketCounts> {
  const [services, perks, { kept }, orders] = await together(
    db,
    () => countMatching(db, { category: [], maxEuro: null }),
    () => provided(platform, perkCount)(db, platform, id),
    () => countKept(db, id),
    () => provided(platform, orderFigures).countOpen(db, id),
  )
  return { services, perks, mine: kept, orders }
}
