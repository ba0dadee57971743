import { and, count, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { passkeyChallenges, passkeys } from './passkeys.tables.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export const selectPasskeys = (db: Db, personId: Id): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.personId, personId)).orderBy(desc(passkeys.id))

export async function selectPasskey(db: Db, passkeyId: Id): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, passkeyId))
  return row ?? null
}

export async function selectPasskeyByCredential(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row ?? null
}

export async function countPasskeys(db: Db, personId: Id): Promise<number> {
  const [row] = await db.select({ number: count() }).from(passkeys).where(eq(passkeys.personId, personId))
  return row?.number ?? 0
}

/** Serialises adding and removing, so that the count stays correct. */
export async function lockPasskeysOf(tx: Db, personId: Id): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`passkeys:${personId}`}, 0))`)
}

/** Null if the credential already exists. */
export async function insertPasskey(db: Db, row: typeof passkeys.$inferInsert): Promise<PasskeyRow | null> {
  const [inserted] = await db.insert(passkeys).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export async function updatePasskeyName(db: Db, passkeyId: Id, name: string): Promise<PasskeyRow | null> {
  const [row] = await db.update(passkeys).set({ name }).where(eq(passkeys.id, passkeyId)).returning()
  return row ?? null
}

export async function updatePasskeyUsed(
  db: Db,
  passkeyId: Id,
  used: { counter: number; isBackedUp: boolean; lastUsedAt: Date },
): Promise<void> {
  await db.update(passkeys).set(used).where(eq(passkeys.id, passkeyId))
}

export async function deletePasskey(db: Db, passkeyId: Id): Promise<boolean> {
  const deleted = await db.delete(passkeys).where(eq(passkeys.id, passkeyId)).returning({ id: passkeys.id })
  return deleted.length === 1
}

export async function deletePasskeysSince(db: Db, personId: Id, since: Date): Promise<number> {
  const deleted = await db
    .delete(passkeys)
    .where(and(eq(passkeys.personId, personId), gte(passkeys.createdAt, since)))
    .returning({ id: passkeys.id })
  return deleted.length
}

export async function insertChallenge(db: Db, row: typeof passkeyChallenges.$inferInsert): Promise<void> {
  await db.insert(passkeyChallenges).values(row)
}

/** Of two answers to one challenge, the first takes it. */
export async function takeChallenge(db: Db, challenge: string, makerId: Id | null, now: Date): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        makerId === null ? isNull(passkeyChallenges.makerId) : eq(passkeyChallenges.makerId, makerId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return taken.length === 1
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}
