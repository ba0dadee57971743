import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { LocalDate } from '#shared/kit/time-zones.ts'
import { trips } from './trips.tables.ts'

export type TripRow = typeof trips.$inferSelect

export const selectTripsOf = (db: Db, personIds: readonly Id[], since?: LocalDate): Promise<TripRow[]> =>
  db
    .select()
    .from(trips)
    .where(and(inArray(trips.personId, [...personIds]), since === undefined ? undefined : gte(trips.toDay, since)))
    .orderBy(asc(trips.fromDay), asc(trips.id))

export async function selectTrip(db: Db, id: Id): Promise<TripRow | null> {
  const [row] = await db.select().from(trips).where(eq(trips.id, id))
  return row ?? null
}

/** Serialises a person's requests: two at once must not overlap each other. */
export const lockTrips = (tx: Db, personId: Id) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`trips/${personId}`}, 0))`)

export async function insertTrip(tx: Db, values: typeof trips.$inferInsert): Promise<void> {
  await tx.insert(trips).values(values)
}

export async function deleteTrip(db: Db, id: Id): Promise<void> {
  await db.delete(trips).where(eq(trips.id, id))
}

export async function deleteTripsBefore(db: Db, day: LocalDate): Promise<void> {
  await db.delete(trips).where(lt(trips.toDay, day))
}
