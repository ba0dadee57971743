// The names next to the company counts. They hardly ever change and every search needs them, so they are cached: a stale name is
// returned as is and refreshed in the background for the next search. Cards always show what is in the database.

import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'

type NamedCompany = { id: Id; name: string }
type NameCache = Map<Id, NamedCompany & { readAt: number }>

const FRESH_MS = 30_000
/** Older entries are not served stale: the search waits for fresh ones. */
const MAX_STALE_MS = 3_600_000
const MAX_CACHED = 50_000
const nameCaches = new WeakMap<Db, NameCache>()

export async function companyNames(db: Db, ids: readonly Id[]): Promise<NamedCompany[]> {
  let cache = nameCaches.get(db)
  if (!cache) nameCaches.set(db, (cache = new Map()))
  const now = Date.now()
  const unknown = ids.filter((id) => now - (cache.get(id)?.readAt ?? 0) >= MAX_STALE_MS)
  if (unknown.length > 0) await readNames(db, cache, unknown)
  const known = ids.flatMap((id) => cache.get(id) ?? [])
  const stale = known.filter(({ readAt }) => now - readAt >= FRESH_MS)
  // So that concurrent searches do not refresh them, too.
  for (const company of stale) company.readAt = now
  // Failures are harmless: a later search refreshes them.
  if (stale.length > 0) void readNames(db, cache, idsOf(stale)).catch(() => undefined)
  return known.map(({ id, name }) => ({ id, name }))
}

const idsOf = (companies: readonly NamedCompany[]): Id[] => companies.map(({ id }) => id)

async function readNames(db: Db, cache: NameCache, ids: readonly Id[]): Promise<void> {
  const read = await findCompanies(db, ids)
  if (cache.size + read.length > MAX_CACHED) cache.clear()
  const readAt = Date.now()
  for (const { id, name } of read) cache.set(id, { id, name, readAt })
}
