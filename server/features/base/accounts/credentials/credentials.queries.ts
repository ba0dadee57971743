// The sessions and tokens of a person.

import { and, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { AccessTokenKind } from '#shared/features/base/accounts/account-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import { accessTokens, sessions } from '../accounts.tables.ts'

export type SessionRow = typeof sessions.$inferSelect
export type TokenRow = typeof accessTokens.$inferSelect

/** Far more than anybody has; the list is not paginated. */
const MAX_ROWS = 200

export const selectSessionsOf = (db: Db, personId: Id, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, personId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(MAX_ROWS)

export const selectTokensOf = (db: Db, personId: Id, kind: AccessTokenKind, now: Date): Promise<TokenRow[]> =>
  selectTokens(db, and(eq(accessTokens.personId, personId), eq(accessTokens.kind, kind)), now)

export const selectCompanyTokens = (db: Db, companyId: Id, now: Date): Promise<TokenRow[]> =>
  selectTokens(db, eq(accessTokens.companyId, companyId), now)

const selectTokens = (db: Db, whose: SQL | undefined, now: Date): Promise<TokenRow[]> =>
  db
    .select()
    .from(accessTokens)
    .where(and(whose, gt(accessTokens.expiresAt, now)))
    .orderBy(desc(accessTokens.id))
    .limit(MAX_ROWS)

export async function deleteSessionOf(db: Db, personId: Id, sessionId: Id): Promise<SessionRow | null> {
  const [row] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.personId, personId)))
    .returning()
  return row ?? null
}

export async function deleteTokenOf(
  db: Db,
  personId: Id,
  tokenId: Id,
  kind: AccessTokenKind,
): Promise<TokenRow | null> {
  const [row] = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, tokenId), eq(accessTokens.personId, personId), eq(accessTokens.kind, kind)))
    .returning()
  return row ?? null
}

export async function deleteTokensOf(db: Db, personId: Id, kinds: readonly AccessTokenKind[]): Promise<void> {
  await db.delete(accessTokens).where(and(eq(accessTokens.personId, personId), inArray(accessTokens.kind, [...kinds])))
}

export async function deleteCompanyToken(db: Db, companyId: Id, tokenId: Id): Promise<TokenRow | null> {
  const [row] = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, tokenId), eq(accessTokens.companyId, companyId)))
    .returning()
  return row ?? null
}

export async function deleteCompanyTokensOf(db: Db, companyId: Id, personId: Id): Promise<void> {
  await db.delete(accessTokens).where(and(eq(accessTokens.companyId, companyId), eq(accessTokens.personId, personId)))
}

/** Serializes token creation per owner until the transaction ends, so that the limit holds. */
export async function lockTokensOf(tx: Db, ownerId: Id): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tokens:${ownerId}`}, 0))`)
}

export const countPersonalTokens = (db: Db, personId: Id, now: Date): Promise<number> =>
  countTokens(db, and(eq(accessTokens.personId, personId), eq(accessTokens.kind, 'personal')), now)

export const countCompanyTokens = (db: Db, companyId: Id, now: Date): Promise<number> =>
  countTokens(db, eq(accessTokens.companyId, companyId), now)

async function countTokens(db: Db, whose: SQL | undefined, now: Date): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(accessTokens)
    .where(and(whose, gt(accessTokens.expiresAt, now)))
  return row?.number ?? 0
}

export async function insertToken(db: Db, row: typeof accessTokens.$inferInsert): Promise<TokenRow> {
  const [inserted] = await db.insert(accessTokens).values(row).returning()
  if (!inserted) throw new Error('insert returned no token')
  return inserted
}

export async function updateSessionProof(db: Db, sessionId: Id, now: Date): Promise<void> {
  await db.update(sessions).set({ authenticatedAt: now }).where(eq(sessions.id, sessionId))
}

export async function updateTokenProof(db: Db, tokenId: Id, now: Date): Promise<void> {
  await db.update(accessTokens).set({ authenticatedAt: now }).where(eq(accessTokens.id, tokenId))
}
