import { and, asc, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { MemberRole } from '#shared/features/companies/company-facts.ts'
import type { Id } from '#shared/kit/ids.ts'
import { companies, companyMembers } from './companies.tables.ts'

export type CompanyRow = typeof companies.$inferSelect
export type NewCompanyRow = typeof companies.$inferInsert

/** Null when the slug is taken. A slug that another transaction is just taking is waited for. */
export async function insertCompany(db: Db, company: NewCompanyRow): Promise<CompanyRow | null> {
  const [row] = await db.insert(companies).values(company).onConflictDoNothing({ target: companies.slug }).returning()
  return row ?? null
}

export async function selectCompany(db: Db, companyId: Id): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId))
  return row ?? null
}

export const selectCompanies = (db: Db, ids: readonly Id[]): Promise<CompanyRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.select().from(companies).where(inArray(companies.id, [...ids]))

export async function selectCompanyBySlug(db: Db, slug: string): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(eq(companies.slug, slug))
  return row ?? null
}

type ListFilter = {
  after?: Id | undefined
  searchName?: string | undefined
  country?: string | undefined
  limit: number
}

/** Verified companies by name. The cursor is a company's id: its name is looked up, so a cursor stays short. */
export function selectVerifiedCompanies(
  db: Db,
  { after, searchName, country, limit }: ListFilter,
): Promise<CompanyRow[]> {
  return db
    .select()
    .from(companies)
    .where(
      and(
        // Written out, not as a parameter: a partial index is only used when its condition is seen in the statement.
        sql`${companies.status} = 'verified'`,
        country === undefined ? undefined : eq(companies.country, country),
        searchName === undefined ? undefined : like(companies.searchName, `%${escapePattern(searchName)}%`),
        after === undefined ? undefined : isAfter(db, after),
      ),
    )
    .orderBy(asc(companies.searchName), asc(companies.id))
    .limit(limit)
}

function isAfter(db: Db, companyId: Id): SQL {
  const name = db.select({ name: companies.searchName }).from(companies).where(eq(companies.id, companyId))
  return sql`(${companies.searchName}, ${companies.id}) > ((${name}), ${companyId}::uuid)`
}

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

export async function insertMember(db: Db, member: typeof companyMembers.$inferInsert): Promise<void> {
  await db
    .insert(companyMembers)
    .values(member)
    .onConflictDoUpdate({
      target: [companyMembers.companyId, companyMembers.personId],
      set: { role: member.role },
    })
}

export async function selectMemberRole(db: Db, companyId: Id, personId: Id): Promise<MemberRole | null> {
  const [row] = await db
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.personId, personId)))
  return row?.role ?? null
}

export async function selectMembersAs(db: Db, companyId: Id, roles: readonly MemberRole[]): Promise<Id[]> {
  const rows = await db
    .select({ personId: companyMembers.personId, role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), inArray(companyMembers.role, [...roles])))
  return rows
    .toSorted((left, right) => roles.indexOf(left.role) - roles.indexOf(right.role))
    .map(({ personId }) => personId)
}
