import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, like, lt, min, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { preparedPerPool } from '#server/platform/db/queries/prepared.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import { confinedTo } from '#server/platform/session/company-confinement.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import {
  type CompanyStatus,
  isClosedCompany,
  isSuspendedCompany,
  isUnverifiedCompany,
  isVerifiedCompany,
  mayHaveOpenJobs,
} from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { companies, companyEvents, companyMembers } from './companies.tables.ts'

export type CompanyRow = typeof companies.$inferSelect
export type NewCompanyRow = typeof companies.$inferInsert

/** Null if the slug is taken. Waits for another transaction that is just taking it. */
export async function insertCompany(db: Db, company: NewCompanyRow): Promise<CompanyRow | null> {
  const [row] = await db.insert(companies).values(company).onConflictDoNothing({ target: companies.slug }).returning()
  return row ?? null
}

/** A company without a place, which only its name tells from others. */
export async function selectListed(db: Db, searchName: string): Promise<CompanyRow | null> {
  const [row] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.searchName, searchName), isNull(companies.country)))
  return row ?? null
}

export async function selectHiringIdsNamed(db: Db, searchName: string): Promise<Id[]> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.searchName, searchName), statusIn(companies.status, mayHaveOpenJobs)))
  return rows.map(({ id }) => id)
}

export async function insertListed(db: Db, company: NewCompanyRow): Promise<void> {
  await db.insert(companies).values(company).onConflictDoNothing()
}

export async function updateCompany(
  db: Db,
  companyId: Id,
  change: Partial<Omit<NewCompanyRow, 'id' | 'status'>>,
): Promise<CompanyRow | null> {
  const [row] = await db
    .update(companies)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(companies.id, companyId))
    .returning()
  return row ?? null
}

/** Puts it into the operators' queue, or adds a note if it is there already. */
export async function requestCheck(db: Db, companyId: Id, note: string | null): Promise<void> {
  await db
    .update(companies)
    .set({ checkRequestedAt: sql`coalesce(${companies.checkRequestedAt}, now())`, checkNote: note })
    .where(eq(companies.id, companyId))
}

/** Serializes changes to one company until the transaction ends. */
export async function lockCompany(tx: Db, companyId: Id): Promise<CompanyRow | null> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update')
  return row ?? null
}

export async function selectCompany(db: Db, companyId: Id): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId))
  return row ?? null
}

const companiesByIds = preparedPerPool((db) =>
  db
    .select()
    .from(companies)
    .where(sql`${companies.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('companies_by_ids'),
)

export const selectCompanies = async (db: Db, ids: readonly Id[]): Promise<CompanyRow[]> =>
  ids.length === 0 ? [] : companiesByIds(db).execute({ ids: [...ids] })

/** Waits for another transaction that is just confirming it. */
export async function selectIsDomainTaken(tx: Db, domain: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`company-domain:${domain}`}, 0))`)
  return (await tx.$count(companies, eq(companies.domain, domain))) > 0
}

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

/** Verified companies by name. The cursor is an id, whose name is looked up, so that it stays short. */
export function selectVerifiedCompanies(
  db: Db,
  { after, searchName, country, limit }: ListFilter,
): Promise<CompanyRow[]> {
  return db
    .select()
    .from(companies)
    .where(
      and(
        // Inlined, not a parameter: the planner uses a partial index only if it sees its condition in the statement.
        statusIn(companies.status, isVerifiedCompany),
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

const isWaiting = and(statusIn(companies.status, isUnverifiedCompany), isNotNull(companies.checkRequestedAt))

/** By id, which sorts by registration time. */
export function selectWaitingCompanies(
  db: Db,
  { after, limit }: { after?: Id | undefined; limit: number },
): Promise<CompanyRow[]> {
  return db
    .select()
    .from(companies)
    .where(and(isWaiting, after === undefined ? undefined : gt(companies.id, after)))
    .orderBy(asc(companies.id))
    .limit(limit)
}

/** Longest waiting first. */
export function selectLongestWaiting(
  db: Db,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<CompanyRow[]> {
  const { checkRequestedAt, createdAt, id } = companies
  const since = db
    .select({ at: sql`coalesce(${checkRequestedAt}, ${createdAt})` })
    .from(companies)
    .where(sql`${id} = ${after}`)
  return db
    .select()
    .from(companies)
    .where(and(isWaiting, after === undefined ? undefined : sql`(${checkRequestedAt}, ${id}) > ((${since}), ${after})`))
    .orderBy(asc(checkRequestedAt), asc(id))
    .limit(limit)
}

export async function selectWaitingFigures(db: Db, lateBefore: Date) {
  const since = companies.checkRequestedAt
  const [row] = await db
    .select({ waiting: count(), late: count(sql`case when ${lt(since, lateBefore)} then 1 end`), oldestAt: min(since) })
    .from(companies)
    .where(isWaiting)
  return row ?? { waiting: 0, late: 0, oldestAt: null }
}

/** Takes it out of the operators' queue. */
export async function clearCheck(db: Db, companyId: Id): Promise<void> {
  await db.update(companies).set({ checkRequestedAt: null }).where(eq(companies.id, companyId))
}

export const countWaiting = (db: Db): Promise<number> => db.$count(companies, isWaiting)

export function selectCompaniesOf(db: Db, personId: Id): Promise<{ company: CompanyRow; role: MemberRole }[]> {
  return db
    .select({ company: companies, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.personId, personId), withinConfinement(personId)))
    .orderBy(asc(companies.searchName), asc(companies.id))
}

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
    .where(
      and(eq(companyMembers.companyId, companyId), eq(companyMembers.personId, personId), withinConfinement(personId)),
    )
  return row?.role ?? null
}

function withinConfinement(personId: Id): SQL | undefined {
  const companyId = confinedTo(personId)
  return companyId === null ? undefined : eq(companyMembers.companyId, companyId)
}

export type MemberRow = { personId: Id; role: MemberRole; joinedAt: Date }

/** In the order in which they joined. */
export const selectMembers = (db: Db, companyId: Id): Promise<MemberRow[]> =>
  db
    .select({ personId: companyMembers.personId, role: companyMembers.role, joinedAt: companyMembers.createdAt })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.createdAt), asc(companyMembers.personId))

export const selectMemberRoles = (db: Db, companyId: Id): Promise<{ personId: Id; role: MemberRole }[]> =>
  db
    .select({ personId: companyMembers.personId, role: companyMembers.role })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))

export function selectRolesIn(db: Db, companyIds: readonly Id[], personIds: readonly Id[]) {
  const { companyId, personId, role } = companyMembers
  return db
    .select({ companyId, personId, role })
    .from(companyMembers)
    .where(and(inArray(companyId, [...companyIds]), inArray(personId, [...personIds])))
}

export async function selectMembersWithRoles(db: Db, companyId: Id, roles: readonly MemberRole[]): Promise<Id[]> {
  const rows = await db
    .select({ personId: companyMembers.personId, role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), inArray(companyMembers.role, [...roles])))
  return rows
    .toSorted((left, right) => roles.indexOf(left.role) - roles.indexOf(right.role))
    .map(({ personId }) => personId)
}

export async function deleteMember(db: Db, companyId: Id, personId: Id): Promise<void> {
  await db
    .delete(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.personId, personId)))
}

export function selectSeats(
  db: Db,
  companyIds: readonly Id[],
  roles: readonly MemberRole[],
): Promise<{ companyId: Id; personId: Id }[]> {
  const { companyId, personId, role } = companyMembers
  return db
    .select({ companyId, personId })
    .from(companyMembers)
    .where(and(inArray(companyId, [...companyIds]), inArray(role, [...roles])))
}

/** Companies that would have no owner without this person. */
export function selectSoleOwned(db: Db, personId: Id): Promise<Pick<CompanyRow, 'id' | 'name'>[]> {
  const { companyId, role } = companyMembers
  return db
    .select({ id: companies.id, name: companies.name })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(
      and(
        eq(companyMembers.personId, personId),
        eq(role, 'owner'),
        statusNotIn(companies.status, isClosedCompany),
        sql`not exists (select 1 from company_members as other where other.company_id = ${companyId}
          and other.role = 'owner' and other.person_id <> ${personId})`,
      ),
    )
    .orderBy(asc(companies.name), asc(companies.id))
}

/** Promotes the longest-serving admin, else the longest-serving member. */
export async function promoteSuccessor(tx: Db, personId: Id): Promise<void> {
  for (const { id } of await selectSoleOwned(tx, personId)) {
    await tx.execute(sql`
      update company_members set role = 'owner' where company_id = ${id} and person_id = (
        select person_id from company_members where company_id = ${id} and person_id <> ${personId}
        order by role <> 'admin', created_at, person_id limit 1)`)
  }
}

/** Null unless the last thing that happened to it was that somebody suspended it. */
export async function selectSuspendedBy(db: Db, companyId: Id): Promise<Id | null> {
  const [last] = await db
    .select({ toStatus: companyEvents.toStatus, actorId: companyEvents.actorId })
    .from(companyEvents)
    .where(eq(companyEvents.subjectId, companyId))
    .orderBy(desc(companyEvents.id))
    .limit(1)
  return last && isSuspendedCompany(last.toStatus as CompanyStatus) ? last.actorId : null
}
