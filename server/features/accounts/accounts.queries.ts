import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Role } from '#shared/access/identity.ts'
import type { Id } from '#shared/kit/ids.ts'
import { accessTokens, people, personRoles, sessions, verificationCodes } from './accounts.tables.ts'

export type PersonRow = typeof people.$inferSelect
export type IdentityRow = PersonRow & { roles: Role[] }

// One trip: the roles come along as an array instead of as rows.
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
  const [row] = await db.select(identityColumns).from(people).where(sql`lower(${people.email}) = lower(${email})`)
  return toIdentityRow(row)
}

export async function insertPerson(db: Db, person: typeof people.$inferInsert): Promise<PersonRow> {
  const [row] = await db.insert(people).values(person).returning()
  if (!row) throw new Error('insert returned no person')
  return row
}

export async function insertRole(db: Db, personId: Id, role: Role): Promise<void> {
  await db.insert(personRoles).values({ personId, role }).onConflictDoNothing()
}

export async function updateVerified(db: Db, personId: Id, now: Date): Promise<void> {
  await db.update(people).set({ emailVerifiedAt: now }).where(eq(people.id, personId))
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

/** Prepared, because every request of a signed-in person asks it: building and planning it would cost more than running it. */
export function prepareSessionLookup(db: Db) {
  const lookup = db
    .select({ session: sessions, ...identityColumns })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(eq(sessions.keyHash, sql.placeholder('keyHash')), gt(sessions.expiresAt, sql.placeholder('now'))))
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
    .where(and(eq(accessTokens.id, tokenId), gt(accessTokens.expiresAt, now)))
  return row ? { token: row.token, identity: { ...row.person, roles: row.roles } } : null
}

export async function updateTokenUsed(db: Db, tokenId: Id, now: Date): Promise<void> {
  await db.update(accessTokens).set({ lastUsedAt: now }).where(eq(accessTokens.id, tokenId))
}

export async function deleteToken(db: Db, tokenId: Id): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.id, tokenId))
}

/** False while the last code is younger than `sentBefore`; the row lock makes calls sent at once count one by one. */
export async function replaceVerificationCode(
  db: Db,
  code: typeof verificationCodes.$inferInsert,
  sentBefore: Date,
): Promise<boolean> {
  const { personId: _owner, ...set } = code
  const replaced = await db
    .insert(verificationCodes)
    .values(code)
    .onConflictDoUpdate({
      target: verificationCodes.personId,
      set,
      setWhere: lte(verificationCodes.sentAt, sentBefore),
    })
    .returning({ personId: verificationCodes.personId })
  return replaced.length > 0
}

export async function selectVerificationCode(db: Db, personId: Id) {
  const [row] = await db.select().from(verificationCodes).where(eq(verificationCodes.personId, personId))
  return row ?? null
}

/** Spends one try and tells the code's hash while tries are left; the row lock makes parallel guesses count one by one. */
export async function spendVerificationTry(db: Db, personId: Id, now: Date): Promise<Buffer | null> {
  const [row] = await db
    .update(verificationCodes)
    .set({ triesLeft: sql`${verificationCodes.triesLeft} - 1` })
    .where(
      and(
        eq(verificationCodes.personId, personId),
        gt(verificationCodes.triesLeft, 0),
        gt(verificationCodes.expiresAt, now),
      ),
    )
    .returning({ codeHash: verificationCodes.codeHash })
  return row?.codeHash ?? null
}

export async function deleteVerificationCode(db: Db, personId: Id): Promise<void> {
  await db.delete(verificationCodes).where(eq(verificationCodes.personId, personId))
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, now))
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, now))
}
