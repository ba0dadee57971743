import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { CodeResult } from '#shared/features/hiring/screeners/code/code-question.ts'
import { MAX_RUNS } from '#shared/features/hiring/screeners/screener-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { answers } from '../screeners.tables.ts'

type Which = { id: Id; questionId: Id }

const isOne = ({ id, questionId }: Which) => and(eq(answers.attemptId, id), eq(answers.questionId, questionId))

/** How many runs there have been with this one; null if that would be too many. */
export async function countRun(db: Db, which: Which): Promise<number | null> {
  const [row] = await db
    .update(answers)
    .set({ runs: sql`${answers.runs} + 1` })
    .where(and(isOne(which), lt(answers.runs, MAX_RUNS)))
    .returning({ runs: answers.runs })
  return row?.runs ?? null
}

/** It could not be run after all. */
export async function uncountRun(db: Db, which: Which): Promise<void> {
  await db
    .update(answers)
    .set({ runs: sql`greatest(${answers.runs} - 1, 0)` })
    .where(isOne(which))
}

export async function updateCodeResult(db: Db, which: Which, codeResult: CodeResult): Promise<void> {
  await db.update(answers).set({ codeResult }).where(isOne(which))
}
