import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { transition } from '#server/platform/db/transition.ts'
import {
  type EndorserEvent,
  endorserStatusMachine,
  isAskedEndorser,
  isReplacedEndorser,
  isVerifiedEndorsement,
} from '#shared/features/elite/endorsements/endorser-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { endorsements, endorserEvents, endorsers } from './endorsements.tables.ts'

export type EndorserRow = typeof endorsers.$inferSelect
export type EndorsementRow = typeof endorsements.$inferSelect

/** In the order in which they were added. */
export const selectEndorsers = (db: Db, applicationId: Id): Promise<EndorserRow[]> =>
  db.select().from(endorsers).where(eq(endorsers.applicationId, applicationId)).orderBy(asc(endorsers.id))

export async function selectEndorser(db: Db, id: Id): Promise<EndorserRow | null> {
  const [row] = await db.select().from(endorsers).where(eq(endorsers.id, id))
  return row ?? null
}

export async function selectByToken(db: Db, tokenHash: Buffer): Promise<EndorserRow | null> {
  const [row] = await db.select().from(endorsers).where(eq(endorsers.tokenHash, tokenHash))
  return row ?? null
}

/** Locked, so that two requests with the same link do not both succeed. */
export async function lockByToken(tx: Db, tokenHash: Buffer): Promise<EndorserRow | null> {
  const [row] = await tx.select().from(endorsers).where(eq(endorsers.tokenHash, tokenHash)).for('update')
  return row ?? null
}

/** Null if this address has already been asked. */
export async function insertEndorser(tx: Db, row: typeof endorsers.$inferInsert): Promise<EndorserRow | null> {
  const [inserted] = await tx.insert(endorsers).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export async function updateEndorser(tx: Db, id: Id, facts: Partial<EndorserRow>): Promise<void> {
  await tx.update(endorsers).set(facts).where(eq(endorsers.id, id))
}

export async function deleteEndorser(tx: Db, id: Id): Promise<void> {
  await tx.delete(endorsers).where(eq(endorsers.id, id))
}

/** How many other people this address was asked to endorse since then. */
export async function countAsked(db: Db, email: string, personId: Id, since: Date): Promise<number> {
  const [row] = await db
    .select({ asked: count() })
    .from(endorsers)
    .where(and(eq(endorsers.email, email), ne(endorsers.personId, personId), gt(endorsers.invitedAt, since)))
  return row?.asked ?? 0
}

/** Also in an earlier application, and if somebody else was asked instead. */
export async function hasDeclined(db: Db, email: string, personId: Id): Promise<boolean> {
  const [row] = await db
    .select({ id: endorsers.id })
    .from(endorsers)
    .where(and(eq(endorsers.email, email), eq(endorsers.personId, personId), isNotNull(endorsers.declineReason)))
    .limit(1)
  return row !== undefined
}

type Change = {
  event: EndorserEvent
  actor: { role: 'talent' | 'endorser' | 'operator' | 'system'; id: Id | null }
  now: Date
  facts?: Partial<EndorserRow>
}

export const moveEndorser = (
  tx: Db,
  { id, status }: Pick<EndorserRow, 'id' | 'status'>,
  { event, actor, now, facts = {} }: Change,
): Promise<EndorserRow> =>
  transition(tx, {
    machine: endorserStatusMachine,
    table: endorsers,
    events: endorserEvents,
    id,
    from: status,
    event,
    actor,
    at: now,
    facts,
  })

/** When the status of each last changed. */
export async function selectLastMoves(db: Db, ids: readonly Id[]): Promise<ReadonlyMap<Id, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: endorserEvents.subjectId, at: endorserEvents.createdAt })
    .from(endorserEvents)
    .where(inArray(endorserEvents.subjectId, [...ids]))
    .orderBy(asc(endorserEvents.id))
  return new Map(rows.map(({ id, at }) => [id, at]))
}

export async function insertEndorsement(tx: Db, row: typeof endorsements.$inferInsert): Promise<EndorsementRow> {
  const [inserted] = await tx.insert(endorsements).values(row).returning()
  return inserted as EndorsementRow
}

export const selectEndorsements = (db: Db, endorserIds: readonly Id[]): Promise<EndorsementRow[]> =>
  endorserIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(endorsements)
        .where(inArray(endorsements.endorserId, [...endorserIds]))

/** Accepted by a reviewer, with their authors' consent to be shown; newest first. */
export const selectShown = (db: Db, personId: Id): Promise<{ endorser: EndorserRow; endorsement: EndorsementRow }[]> =>
  db
    .select({ endorser: endorsers, endorsement: endorsements })
    .from(endorsements)
    .innerJoin(endorsers, eq(endorsers.id, endorsements.endorserId))
    .where(
      and(
        eq(endorsements.personId, personId),
        eq(endorsements.isPublic, true),
        isNull(endorsements.withdrawnAt),
        statusIn(endorsers.status, isVerifiedEndorsement),
      ),
    )
    .orderBy(desc(endorsements.createdAt))

export async function markWithdrawn(tx: Db, endorserId: Id, now: Date): Promise<EndorsementRow | null> {
  const [row] = await tx
    .update(endorsements)
    .set({ withdrawnAt: now })
    .where(and(eq(endorsements.endorserId, endorserId), isNull(endorsements.withdrawnAt)))
    .returning()
  return row ?? null
}

/** Those that are due, for a reminder or because their link expires. */
export const selectDue = (db: Db, now: Date, limit: number): Promise<EndorserRow[]> =>
  db
    .select()
    .from(endorsers)
    .where(
      and(
        statusIn(endorsers.status, isAskedEndorser),
        sql`(${endorsers.expiresAt} <= ${now.toISOString()}::timestamptz or ${endorsers.nextReminderAt} <= ${now.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(endorsers.id))
    .limit(limit)

export const selectSilent = (db: Db, invitedBefore: Date, limit: number): Promise<EndorserRow[]> =>
  db
    .select()
    .from(endorsers)
    .where(
      and(
        statusIn(endorsers.status, isAskedEndorser),
        lte(endorsers.invitedAt, invitedBefore),
        isNull(endorsers.silenceToldAt),
      ),
    )
    .limit(limit)

/** Addresses of people whom the owner of `email` was asked to endorse: endorsing each other is a ring. */
export async function selectEndorsedBy(db: Db, email: string): Promise<Id[]> {
  const rows = await db
    .select({ personId: endorsers.personId, status: endorsers.status })
    .from(endorsers)
    .where(eq(endorsers.email, email))
  return rows.filter(({ status }) => !isReplacedEndorser(status)).map(({ personId }) => personId)
}
