import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { MAX_LOG } from '#shared/features/hiring/screeners/screener-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { attemptEvents, attemptRecords, attempts } from '../screeners.tables.ts'
import type { AttemptRow } from '../taking/attempts.queries.ts'

export type RecordRow = typeof attemptRecords.$inferSelect

type ClockFacts = Partial<
  Pick<AttemptRow, 'endsAt' | 'seenAt' | 'leftAt' | 'tabId' | 'pausedMs' | 'step' | 'sectionEndsAt'>
>

export async function updateClock(tx: Db, id: Id, facts: ClockFacts): Promise<AttemptRow> {
  const [row] = await tx.update(attempts).set(facts).where(eq(attempts.id, id)).returning()
  if (!row) throw new Error('update returned no row')
  return row
}

/** An answer that arrives too late is recorded once. */
export async function insertRecord(db: Db, record: typeof attemptRecords.$inferInsert): Promise<void> {
  await db.insert(attemptRecords).values(record).onConflictDoNothing()
}

export const selectRecords = (db: Db, attemptId: Id): Promise<RecordRow[]> =>
  db
    .select()
    .from(attemptRecords)
    .where(eq(attemptRecords.attemptId, attemptId))
    .orderBy(asc(attemptRecords.id))
    .limit(MAX_LOG)

export const selectSteps = (db: Db, attemptId: Id): Promise<{ event: string; at: Date }[]> =>
  db
    .select({ event: attemptEvents.event, at: attemptEvents.createdAt })
    .from(attemptEvents)
    .where(eq(attemptEvents.subjectId, attemptId))
    .orderBy(asc(attemptEvents.id))
    .limit(MAX_LOG)
