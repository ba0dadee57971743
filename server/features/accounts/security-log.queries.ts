import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { securityEvents } from './accounts.tables.ts'

export type SecurityEventRow = typeof securityEvents.$inferSelect

export async function insertSecurityEvent(db: Db, event: typeof securityEvents.$inferInsert): Promise<Id> {
  const [row] = await db.insert(securityEvents).values(event).returning({ id: securityEvents.id })
  if (!row) throw new Error('insert returned no event')
  return row.id
}

export async function selectSecurityEvent(db: Db, eventId: Id): Promise<SecurityEventRow | null> {
  const [row] = await db.select().from(securityEvents).where(eq(securityEvents.id, eventId))
  return row ?? null
}

/** Newest first. */
export function selectSecurityEvents(
  db: Db,
  personId: Id,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<SecurityEventRow[]> {
  return db
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.personId, personId), after ? lt(securityEvents.id, after) : undefined))
    .orderBy(desc(securityEvents.id))
    .limit(limit)
}
