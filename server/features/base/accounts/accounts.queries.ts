import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, like, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Role } from '#shared/access/identity.ts'
import type { Id } from '#shared/kit/ids.ts'
import { accessTokens, people, personRoles, sessions } from './accounts.tables.ts'

export type PersonRow = typeof people.$inferSelect
export type IdentityRow = PersonRow & { roles: Role[] }

// One round trip: the roles come as an array instead of extra rows.
const identityColumns = {
  person: people,
  roles: sql<
    Role[]
  >`coalesce((select array_agg(${personRoles.role} order by ${personRoles.role}) from ${personRoles} where ${personRoles.personId} = ${people.id}), '{}')`,
}

const toIdentityRow = (row: { person: PersonRow; roles: Role[] } | undefined): IdentityRow | null =>
  row ? { ...row.person, roles: row.roles } : null

export async function selectPerson(db: Db, personId: Id): Promise<IdentityRow | null> {
  const [row] = await db.select(identityColumns).from(people).where(eq(people.id, personId))
  return toIdentityRow(row)
}

export async function selectPersonByEmail(db: Db, email: string): Promise<IdentityRow | null> {
  const [row] = await db
    .select(identityColumns)
    .from(people)
    .where(eq(sql`lower(${people.email})`, email.toLowerCase()))
    // The verified owner of the address first, then the newest unverified sign-up.
    .orderBy(sql`${people.emailVerifiedAt} is null`, desc(people.id))
    .limit(1)
  return toIdentityRow(row)
}

/** The verified owner and the newest unverified sign-up of an address, in one query that costs the same for unknown addresses. */
export async function selectClaimants(db: Db, email: string): Promise<IdentityRow[]> {
  const rows = await db
    .selectDistinctOn([sql`${people.emailVerifiedAt} is null`], identityColumns)
    .from(people)
    .where(eq(sql`lower(${people.email})`, email.toLowerCase()))
    .orderBy(sql`${people.emailVerifiedAt} is null`, desc(people.id))
  return rows.map(({ person, roles }) => ({ ...person, roles }))
}

export async function insertPerson(db: Db, person: typeof people.$inferInsert): Promise<PersonRow> {
  const [row] = await db.insert(people).values(person).returning()
  if (!row) throw new Error('insert returned no person')
  return row
}

export async function insertRole(db: Db, personId: Id, role: Role): Promise<void> {
  await db.insert(personRoles).values({ personId, role }).onConflictDoNothing()
}

export async function deleteRole(db: Db, personId: Id, role: Role): Promise<void> {
  await db.delete(personRoles).where(and(eq(personRoles.personId, personId), eq(personRoles.role, role)))
}

export function selectVerifiedNames(db: Db, personIds: readonly Id[]): Promise<{ id: Id; name: string }[]> {
  return db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(and(inArray(people.id, [...personIds]), isNotNull(people.emailVerifiedAt)))
}

export type ColleagueRow = Pick<PersonRow, 'id' | 'name' | 'email'>

export const selectColleagues = (db: Db, personIds: readonly Id[]): Promise<ColleagueRow[]> =>
  db
    .select({ id: people.id, name: people.name, email: people.email })
    .from(people)
    .where(inArray(people.id, [...personIds]))

export type ContactRow = Pick<PersonRow, 'id' | 'name' | 'country' | 'timeZone'>

export function selectContacts(db: Db, personIds: readonly Id[]): Promise<ContactRow[]> {
  const { id, name, country, timeZone } = people
  return db
    .select({ id, name, country, timeZone })
    .from(people)
    .where(inArray(id, [...personIds]))
}

/** Publicly visible talents whose name contains these letters, optionally limited to the given people. */
export function selectTalentsNamed(
  db: Db,
  { letters, among, limit }: { letters: string; among: readonly Id[] | null; limit: number },
): Promise<ContactRow[]> {
  const { id, name, country, timeZone } = people
  const isTalent = db
    .select({ one: sql`1` })
    .from(personRoles)
    .where(and(eq(personRoles.personId, id), eq(personRoles.role, 'talent')))
  return db
    .select({ id, name, country, timeZone })
    .from(people)
    .where(
      and(
        isNotNull(people.emailVerifiedAt),
        isNull(people.suspendedAt),
        exists(isTalent),
        among ? inArray(id, [...among]) : undefined,
        letters === '' ? undefined : like(sql`lower(${name})`, `%${letters.replace(/[\\%_]/g, '\\$&')}%`),
      ),
    )
    .orderBy(asc(name), asc(id))
    .limit(limit)
}

export async function selectPersonForUpdate(db: Db, personId: Id): Promise<boolean> {
  const rows = await db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('update')
  return rows.length === 1
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

/** Prepared, because it runs on every signed-in request and building it would cost more than running it. */
export function prepareSessionLookup(db: Db) {
  const lookup = db
    .select({ session: sessions, ...identityColumns })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(
      and(
        eq(sessions.keyHash, sql.placeholder('keyHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(people.suspendedAt),
      ),
    )
    .prepare('session_lookup')
  return async (keyHash: Buffer, now: Date) => {
    const [row] = await lookup.execute({ keyHash, now })
    return row ? { session: row.session, identity: { ...row.person, roles: row.roles } } : null
  }
}

export async function updateSessionSeen(
  db: Db,
  sessionId: Id,
  seen: { lastSeenAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(sessions).set(seen).where(eq(sessions.id, sessionId))
}

export async function deleteSession(db: Db, sessionId: Id): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

export async function insertToken(db: Db, token: typeof accessTokens.$inferInsert): Promise<Id> {
  const [row] = await db.insert(accessTokens).values(token).returning({ id: accessTokens.id })
  if (!row) throw new Error('insert returned no token')
  return row.id
}

export async function selectToken(db: Db, tokenId: Id, now: Date) {
  const [row] = await db
    .select({ token: accessTokens, ...identityColumns })
    .from(accessTokens)
    .innerJoin(people, eq(people.id, accessTokens.personId))
    .where(and(eq(accessTokens.id, tokenId), gt(accessTokens.expiresAt, now), isNull(people.suspendedAt)))
  return row ? { token: row.token, identity: { ...row.person, roles: row.roles } } : null
}

export async function updateTokenUsed(db: Db, tokenId: Id, used: { lastUsedAt: Date; expiresAt: Date }): Promise<void> {
  await db.update(accessTokens).set(used).where(eq(accessTokens.id, tokenId))
}

export async function deleteToken(db: Db, tokenId: Id): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.id, tokenId))
}

/**
 * Every address this person has verified, current or former, unless someone else uses it now. Addresses that were only typed may
 * belong to a stranger.
 */
export async function selectVerifiedAddresses(db: Db, personId: Id): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select email as address from people where id = ${personId} and email_verified_at is not null
    union select former.email from (
      select subject as email from security_events
        where person_id = ${personId} and kind in ('email_changed', 'email_change_undone') and subject is not null
      union select email from mailed_proofs where person_id = ${personId} and kind = 'email_change_undo'
    ) as former
    where not exists (
      select 1 from people as other where lower(other.email) = lower(former.email) and other.id <> ${personId}
    )`)
  return rows.map(({ address }) => address)
}

/** Unverified sign-ups with an address that this person has since verified. */
export async function selectUnverifiedDuplicates(db: Db, personId: Id): Promise<Id[]> {
  const { rows } = await db.execute<{ id: Id }>(sql`
    select duplicate.id from people as duplicate join people as person on lower(duplicate.email) = lower(person.email)
    where person.id = ${personId} and person.email_verified_at is not null and duplicate.email_verified_at is null
    for update of duplicate`)
  return rows.map(({ id }) => id)
}

export async function updateDeletionAt(tx: Db, personId: Id, deletionAt: Date | null): Promise<void> {
  await tx.update(people).set({ deletionAt }).where(eq(people.id, personId))
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, now))
}
