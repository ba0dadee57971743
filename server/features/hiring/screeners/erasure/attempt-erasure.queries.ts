import { and, eq, exists, inArray, lt, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusNotIn } from '#server/platform/db/status-in.ts'
import { isOpenAttempt } from '#shared/features/hiring/screeners/attempt-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { answers, attemptSubjects, attempts, marks, prompts } from '../screeners.tables.ts'
import type { AttemptRow } from '../taking/attempts.queries.ts'

const isUnlinked = (db: Db) =>
  notExists(db.select().from(attemptSubjects).where(eq(attemptSubjects.attemptId, attempts.id)))

/** Attempts that no longer count for anything. */
export const lockUnlinked = (tx: Db, ids: readonly Id[]): Promise<AttemptRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(attempts)
        .where(and(inArray(attempts.id, [...ids]), isUnlinked(tx)))
        .for('update')

export async function deleteAttempt(tx: Db, id: Id): Promise<void> {
  await tx.delete(attempts).where(eq(attempts.id, id))
}

/** Keeps who took which test and when; deletes questions, answers, result and accommodation. */
export async function emptyAttempt(tx: Db, id: Id): Promise<void> {
  await tx.delete(answers).where(eq(answers.attemptId, id))
  await tx.delete(marks).where(eq(marks.attemptId, id))
  const nothing = {
    points: null,
    percent: null,
    passed: null,
    questionOrder: [],
    seed: 0,
    extraTime: 1,
    correction: '',
  }
  await tx.update(attempts).set(nothing).where(eq(attempts.id, id))
}

const isLeftover = (db: Db, before: Date) => {
  const isOld = lt(sql`coalesce(${attempts.submittedAt}, ${attempts.createdAt})`, before.toISOString())
  return and(statusNotIn(attempts.status, isOpenAttempt), isOld, isUnlinked(db))
}

/** Old attempts whose recordings or files have to be deleted or released with them. */
export const selectLeftoversWithFiles = async (db: Db, before: Date, limit: number): Promise<Id[]> => {
  const isSpoken = exists(db.select().from(prompts).where(eq(prompts.attemptId, attempts.id)))
  const ofAttempt = eq(answers.attemptId, attempts.id)
  const isFile = sql`jsonb_exists(${answers.value} -> 'given', 'file')`
  const hasFile = exists(db.select().from(answers).where(and(ofAttempt, isFile)))
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(isLeftover(db, before), or(isSpoken, hasFile)))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Attempts never sent, or emptied, that are too old to count again. */
export async function deleteLeftovers(db: Db, before: Date): Promise<void> {
  await db.delete(attempts).where(isLeftover(db, before))
}
