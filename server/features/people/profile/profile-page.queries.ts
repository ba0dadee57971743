import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { profileHandles, profiles } from './profile.tables.ts'

/** Who has the name now, or had it until recently. */
export async function selectHandleOwner(db: Db, handle: string, releasedAfter: Date): Promise<{ personId: Id } | null> {
  const [current] = await db.select({ personId: profiles.personId }).from(profiles).where(eq(profiles.handle, handle))
  if (current) return current
  const [old] = await db
    .select({ personId: profileHandles.personId })
    .from(profileHandles)
    .where(and(eq(profileHandles.handle, handle), gt(profileHandles.releasedAt, releasedAfter)))
  return old ?? null
}

/** Until the end of the transaction. */
export async function lockHandle(db: Db, handle: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`handle ${handle}`}, 0))`)
}

export async function insertOldHandle(db: Db, old: typeof profileHandles.$inferInsert): Promise<void> {
  await db
    .insert(profileHandles)
    .values(old)
    .onConflictDoUpdate({ target: profileHandles.handle, set: { personId: old.personId, releasedAt: old.releasedAt } })
}

export async function deleteOldHandle(db: Db, handle: string): Promise<void> {
  await db.delete(profileHandles).where(eq(profileHandles.handle, handle))
}
