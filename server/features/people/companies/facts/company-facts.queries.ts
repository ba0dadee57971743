import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { companies, companyMembers } from '../companies.tables.ts'

export function selectCompanyNames(
  db: Db,
  companyIds: readonly Id[],
): Promise<{ id: Id; slug: string; name: string }[]> {
  return db
    .select({ id: companies.id, slug: companies.slug, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...companyIds]))
    .orderBy(companies.searchName, companies.id)
}

export async function selectMemberIds(db: Db, companyId: Id): Promise<Id[]> {
  const rows = await db
    .select({ id: companyMembers.personId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
  return rows.map(({ id }) => id)
}
