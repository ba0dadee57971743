import { and, count, eq, gt, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { authenticators, backupCodes } from './two-factor.tables.ts'

export type AuthenticatorRow = typeof authenticators.$inferSelect

const isOf = (personId: Id) => eq(authenticators.personId, personId)

export async function selectAuthenticator(db: Db, personId: Id): Promise<AuthenticatorRow | null> {
  const [row] = await db.select().from(authenticators).where(isOf(personId))
  return row ?? null
}

/** Keeps an existing row, so that two concurrent set-ups show the same secret. */
export async function insertAuthenticator(db: Db, row: typeof authenticators.$inferInsert): Promise<void> {
  await db.insert(authenticators).values(row).onConflictDoNothing()
}

export async function deleteUnconfirmedBefore(db: Db, personId: Id, moment: Date): Promise<void> {
  await db
    .delete(authenticators)
    .where(and(isOf(personId), isNull(authenticators.confirmedAt), lt(authenticators.createdAt, moment)))
}

export async function markConfirmed(db: Db, personId: Id, now: Date, step: number): Promise<boolean> {
  const confirmed = await db
    .update(authenticators)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(isOf(personId), isNull(authenticators.confirmedAt)))
    .returning({ personId: authenticators.personId })
  return confirmed.length === 1
}

/** Guesses are counted per group. */
export type GuesserGroup = 'known browsers' | 'strangers'

const columnsOf = (guesser: GuesserGroup) =>
  guesser === 'strangers'
    ? { left: 'guessesLeft' as const, renewAt: 'guessesRenewAt' as const }
    : { left: 'knownGuessesLeft' as const, renewAt: 'knownGuessesRenewAt' as const }

/** Takes a guess and returns the authenticator while some are left; the row lock serialises concurrent guesses. */
export async function spendGuess(
  db: Db,
  personId: Id,
  given: { of: GuesserGroup; now: Date; guesses: number; renewAt: Date },
): Promise<AuthenticatorRow | null> {
  const names = columnsOf(given.of)
  const left = authenticators[names.left]
  const renewAt = authenticators[names.renewAt]
  const isRenewed = lte(renewAt, given.now)
  const [row] = await db
    .update(authenticators)
    .set({
      [names.left]: sql`case when ${isRenewed} then ${given.guesses}::int else ${left} end - 1`,
      [names.renewAt]: sql`case when ${isRenewed} then ${given.renewAt.toISOString()}::timestamptz else ${renewAt} end`,
    })
    .where(and(isOf(personId), isNotNull(authenticators.confirmedAt), or(isRenewed, gt(left, 0))))
    .returning()
  return row ?? null
}

/** A correct code from the owner does not give a stranger new guesses. */
export async function renewGuesses(db: Db, personId: Id, guesser: GuesserGroup, guesses: number): Promise<void> {
  await db
    .update(authenticators)
    .set({ [columnsOf(guesser).left]: guesses })
    .where(isOf(personId))
}

export const guessesRenewAt = (row: AuthenticatorRow, guesser: GuesserGroup): Date => row[columnsOf(guesser).renewAt]

/** False if this step or a later one has been used. */
export async function takeStep(db: Db, personId: Id, step: number): Promise<boolean> {
  const taken = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(isOf(personId), or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step))))
    .returning({ personId: authenticators.personId })
  return taken.length === 1
}

/** False if there is no such code, or it has been used. */
export async function takeBackupCode(db: Db, personId: Id, codeHash: Buffer, now: Date): Promise<boolean> {
  const taken = await db
    .update(backupCodes)
    .set({ usedAt: now })
    .where(and(eq(backupCodes.personId, personId), eq(backupCodes.codeHash, codeHash), isNull(backupCodes.usedAt)))
    .returning({ id: backupCodes.id })
  return taken.length === 1
}

export async function countBackupCodes(db: Db, personId: Id): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(backupCodes)
    .where(and(eq(backupCodes.personId, personId), isNull(backupCodes.usedAt)))
  return row?.left ?? 0
}

export async function replaceBackupCodes(tx: Db, personId: Id, hashes: readonly Buffer[]): Promise<void> {
  await tx.delete(backupCodes).where(eq(backupCodes.personId, personId))
  await tx.insert(backupCodes).values(hashes.map((codeHash) => ({ personId, codeHash })))
}

/** Returns whether there was one. */
export async function deleteAuthenticator(tx: Db, personId: Id, addedSince: Date | null): Promise<boolean> {
  const deleted = await tx
    .delete(authenticators)
    .where(
      and(
        isOf(personId),
        isNotNull(authenticators.confirmedAt),
        addedSince ? gte(authenticators.confirmedAt, addedSince) : undefined,
      ),
    )
    .returning({ personId: authenticators.personId })
  if (deleted.length > 0) await tx.delete(backupCodes).where(eq(backupCodes.personId, personId))
  return deleted.length > 0
}
