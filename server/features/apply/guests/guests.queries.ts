import { and, eq, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import { people, personRoles, sessions } from '#server/features/accounts/accounts.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applicationDrafts as drafts, applyGuests as guests } from '../apply.tables.ts'

export async function insertGuest(db: Db, personId: Id, createdAt: Date): Promise<void> {
  await db.insert(guests).values({ personId, createdAt }).onConflictDoNothing()
}

export async function deleteGuest(db: Db, personId: Id): Promise<void> {
  await db.delete(guests).where(eq(guests.personId, personId))
}

export const BATCH = 100

/**
 * Those who have neither written nor been here since, and have not made the account theirs in another way. Locked, so that
 * nobody who comes back at this moment loses it under their hands.
 */
export async function lockForgottenGuests(tx: Db, since: Date): Promise<Id[]> {
  const written = tx
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(eq(drafts.personId, guests.personId), sql`${drafts.updatedAt} >= ${since.toISOString()}::timestamptz`))
  const seen = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.personId, guests.personId), sql`${sessions.lastSeenAt} >= ${since.toISOString()}::timestamptz`),
    )
  const working = tx
    .select({ role: personRoles.role })
    .from(personRoles)
    .where(and(eq(personRoles.personId, guests.personId), ne(personRoles.role, 'talent')))
  const rows = await tx
    .select({ personId: guests.personId })
    .from(guests)
    .innerJoin(people, eq(people.id, guests.personId))
    .where(
      and(
        lt(guests.createdAt, since),
        isNull(people.passwordHash),
        isNull(people.onboardedAt),
        notExists(written),
        notExists(seen),
        notExists(working),
      ),
    )
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return rows.map(({ personId }) => personId)
}
