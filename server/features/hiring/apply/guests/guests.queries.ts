import { and, eq, gt, gte, lt, notExists } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applicationDrafts as drafts, applyGuests as guests } from '../apply.tables.ts'

export async function insertGuest(db: Db, personId: Id, createdAt: Date): Promise<void> {
  await db.insert(guests).values({ personId, createdAt }).onConflictDoNothing()
}

export async function selectIsGuest(db: Db, personId: Id): Promise<boolean> {
  const rows = await db.select().from(guests).where(eq(guests.personId, personId))
  return rows.length > 0
}

export async function extendGuest(db: Db, personId: Id, createdAt: Date): Promise<void> {
  await db
    .update(guests)
    .set({ createdAt })
    .where(and(eq(guests.personId, personId), lt(guests.createdAt, createdAt)))
}

export async function deleteGuest(db: Db, personId: Id): Promise<void> {
  await db.delete(guests).where(eq(guests.personId, personId))
}

export async function selectHasDraft(db: Db, personId: Id): Promise<boolean> {
  const rows = await db.select({ id: drafts.id }).from(drafts).where(eq(drafts.personId, personId)).limit(1)
  return rows.length > 0
}

export const BATCH = 100

/** Guests without edits since then. Locked so that nobody loses the account while sending. */
export async function lockInactiveGuests(tx: Db, since: Date, after: Id | null): Promise<Id[]> {
  const written = tx
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(eq(drafts.personId, guests.personId), gte(drafts.updatedAt, since)))
  const rows = await tx
    .select({ personId: guests.personId })
    .from(guests)
    .where(
      and(lt(guests.createdAt, since), notExists(written), after === null ? undefined : gt(guests.personId, after)),
    )
    .orderBy(guests.personId)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return rows.map(({ personId }) => personId)
}
