import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { pushSubscriptions } from '../notifications.tables.ts'

export type PushRow = typeof pushSubscriptions.$inferSelect
type NewPush = typeof pushSubscriptions.$inferInsert

/** A browser has one endpoint: it belongs to whoever is signed in there now. */
export async function upsertPushSubscription(db: Db, row: NewPush): Promise<void> {
  await db
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...row, createdAt: sql`now()` } })
}

export async function deletePushSubscription(db: Db, personId: Id, endpoint: string): Promise<void> {
  const { personId: owner, endpoint: address } = pushSubscriptions
  await db.delete(pushSubscriptions).where(and(eq(owner, personId), eq(address, endpoint)))
}

export function selectPushSubscriptions(db: Db, personId: Id): Promise<PushRow[]> {
  return db.select().from(pushSubscriptions).where(eq(pushSubscriptions.personId, personId))
}

export async function deletePushSubscriptions(db: Db, ids: readonly Id[]): Promise<void> {
  if (ids.length > 0) await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]))
}

export async function deleteOldestPushSubscriptions(tx: Db, personId: Id, limit: number): Promise<void> {
  const tooMany = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.personId, personId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(limit)
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany))
}
