import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { SecurityEventKind } from '#shared/features/base/accounts/account-kinds.ts'
import { type Id, uuidv7 } from '#shared/kit/ids.ts'
import { people, securityEvents } from './accounts.tables.ts'

export type SecurityEventRow = typeof securityEvents.$inferSelect

export async function insertSecurityEvent(db: Db, event: typeof securityEvents.$inferInsert): Promise<Id> {
  const [row] = await db.insert(securityEvents).values(event).returning({ id: securityEvents.id })
  if (!row) throw new Error('insert returned no event')
  return row.id
}

/** Inserts nothing for an unknown person, but always runs: a failed sign-in must take the same time either way. */
export async function insertSecurityEventIfPerson(
  db: Db,
  event: Pick<SecurityEventRow, 'personId' | 'kind' | 'userAgent' | 'ipPrefix' | 'createdAt'>,
): Promise<void> {
  const { personId, kind, userAgent, ipPrefix, createdAt } = event
  await db.execute(sql`
    insert into ${securityEvents} (id, person_id, kind, user_agent, ip_prefix, created_at)
    select ${newId()}::uuid, ${people.id}, ${kind}, ${userAgent}, ${ipPrefix}, ${createdAt.toISOString()}::timestamptz
    from ${people} where ${people.id} = ${personId}::uuid`)
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

/** Compares ids, which start with the time, because they are indexed. */
export async function deleteSecurityEventsBefore(db: Db, before: Date): Promise<void> {
  const firstIdKept = uuidv7(before.getTime(), (zeros) => zeros)
  await db.delete(securityEvents).where(lt(securityEvents.id, firstIdKept))
}

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
