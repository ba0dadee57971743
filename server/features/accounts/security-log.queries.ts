import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { SecurityEventKind } from '#shared/features/accounts/account-kinds.ts'
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

export async function selectHasEventSince(
  db: Db,
  personId: Id,
  kind: SecurityEventKind,
  since: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(
      and(eq(securityEvents.personId, personId), eq(securityEvents.kind, kind), gte(securityEvents.createdAt, since)),
    )
    .limit(1)
  return row !== undefined
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
