// The names beside the counts of companies. They stay the same for years and are asked for with every search, so they are
// kept for a moment; cards show what is in the database now.

import { findCompanies } from '#server/features/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'

type NamedCompany = { id: Id; name: string }

const KEEP_MS = 30_000
const MAX_KEPT = 5_000
const keptNames = new WeakMap<Db, Map<Id, { name: string; readAt: number }>>()

export async function companyNames(db: Db, ids: readonly Id[]): Promise<NamedCompany[]> {
  let kept = keptNames.get(db)
  if (!kept) keptNames.set(db, (kept = new Map<Id, { name: string; readAt: number }>()))
  const now = Date.now()
  const isFresh = (id: Id) => now - (kept.get(id)?.readAt ?? 0) < KEEP_MS
  const unknown = ids.filter((id) => !isFresh(id))
  const read = await findCompanies(db, unknown)
  if (kept.size + read.length > MAX_KEPT) kept.clear()
  for (const { id, name } of read) kept.set(id, { name, readAt: now })
  return ids.flatMap((id) => {
    const known = kept.get(id)
    return known ? [{ id, name: known.name }] : []
  })
}
