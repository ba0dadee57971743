import type { Db } from '#server/platform/db/database.ts'
import { isLiveService, isPublicService } from '#shared/features/market/services/service-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { lockActiveService, selectIdsByTitle } from '../services.queries.ts'

/** What an order copies, locked against changes. Null if buyers cannot see the service. */
export async function findOrderable(tx: Db, id: Id) {
  const service = await lockActiveService(tx, id)
  if (!service || !isPublicService(service.status)) return null
  const { personId, title, tiers, addons, currency, tax, status } = service
  return { id, personId, title, tiers, addons, currency, tax, isLive: isLiveService(status) }
}

/** Live services with these titles; where several share one, the newest. */
export const findServiceIds = async (db: Db, titles: readonly string[]): Promise<ReadonlyMap<string, Id>> =>
  new Map((await selectIdsByTitle(db, titles)).map(({ id, title }) => [title, id]))
