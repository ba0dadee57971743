import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { transition } from '#server/platform/db/transition.ts'
import {
  type DeletionActor,
  type DeletionEvent,
  deletionStatusMachine,
  isScheduledDeletion,
} from '#shared/features/people/personal-data/deletion-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { deletionRequestEvents, deletionRequests, erasedPeople } from '../personal-data.tables.ts'

export type DeletionRow = typeof deletionRequests.$inferSelect

const isScheduled = statusIn(deletionRequests.status, isScheduledDeletion)

export async function insertDeletion(tx: Db, row: typeof deletionRequests.$inferInsert): Promise<DeletionRow> {
  const [inserted] = await tx.insert(deletionRequests).values(row).returning()
  if (!inserted) throw new Error('insert returned no deletion')
  return inserted
}

export async function selectDeletion(db: Db, requestId: Id): Promise<DeletionRow | null> {
  const [row] = await db.select().from(deletionRequests).where(eq(deletionRequests.id, requestId))
  return row ?? null
}

export async function selectScheduledDeletion(db: Db, personId: Id): Promise<DeletionRow | null> {
  const [row] = await db
    .select()
    .from(deletionRequests)
    .where(and(eq(deletionRequests.personId, personId), isScheduled))
    .orderBy(desc(deletionRequests.id))
    .limit(1)
  return row ?? null
}

export const selectDueDeletions = (db: Db, now: Date, limit: number): Promise<DeletionRow[]> =>
  db
    .select()
    .from(deletionRequests)
    .where(and(isScheduled, lte(deletionRequests.scheduledFor, now)))
    .orderBy(deletionRequests.scheduledFor)
    .limit(limit)

export const selectUnremindedDeletions = (db: Db, dueBefore: Date, limit: number): Promise<DeletionRow[]> =>
  db
    .select()
    .from(deletionRequests)
    .where(and(isScheduled, isNull(deletionRequests.remindedAt), lte(deletionRequests.scheduledFor, dueBefore)))
    .orderBy(deletionRequests.scheduledFor)
    .limit(limit)

/** False if another worker was first. */
export async function markReminded(tx: Db, requestId: Id, now: Date): Promise<boolean> {
  const marked = await tx
    .update(deletionRequests)
    .set({ remindedAt: now })
    .where(and(eq(deletionRequests.id, requestId), isScheduled, isNull(deletionRequests.remindedAt)))
    .returning({ id: deletionRequests.id })
  return marked.length === 1
}

export const moveDeletion = (db: Db, row: DeletionRow, event: DeletionEvent, by: DeletionActor): Promise<DeletionRow> =>
  transition(db, {
    machine: deletionStatusMachine,
    table: deletionRequests,
    events: deletionRequestEvents,
    id: row.id,
    from: row.status,
    event,
    actor: { role: by, id: by === 'owner' ? row.personId : null },
  })

export async function insertErased(tx: Db, idHash: Buffer, erasedAt: Date): Promise<void> {
  await tx.insert(erasedPeople).values({ idHash, erasedAt }).onConflictDoNothing()
}

/** People who exist although they were erased: a backup brought them back. */
export async function selectReturned(db: Db): Promise<Id[]> {
  const { rows } = await db.execute<{ id: Id }>(sql`
    select people.id from people
    join erased_people on erased_people.id_hash = sha256(convert_to(people.id::text, 'UTF8'))`)
  return rows.map(({ id }) => id)
}
