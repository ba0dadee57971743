import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { GivenMark } from '#shared/features/hiring/screeners/marking/agreement.ts'
import type { Id } from '#shared/kit/ids.ts'
import { marks } from '../screeners.tables.ts'

export type MarkRow = typeof marks.$inferSelect

/** In the order in which they were given. */
export const selectMarks = (db: Db, attemptId: Id): Promise<MarkRow[]> =>
  db.select().from(marks).where(eq(marks.attemptId, attemptId)).orderBy(asc(marks.createdAt), asc(marks.id))

type NewMarks = { attemptId: Id; markerId: Id; given: readonly GivenMark[]; at: Date }

/** Sent twice, the same marks are kept once. */
export async function insertMarks(tx: Db, { attemptId, markerId, given, at }: NewMarks): Promise<void> {
  if (given.length === 0) return
  await tx
    .insert(marks)
    .values(given.map((mark) => ({ ...mark, attemptId, markerId, createdAt: at })))
    .onConflictDoNothing()
}

export async function deleteMarks(tx: Db, attemptId: Id): Promise<void> {
  await tx.delete(marks).where(eq(marks.attemptId, attemptId))
}

/** For lists of what this member still has to mark. */
export const hasMarked = (attemptId: ReturnType<typeof sql>, markerId: Id) =>
  sql`exists (select from ${marks} where ${and(sql`${marks.attemptId} = ${attemptId}`, eq(marks.markerId, markerId))})`
