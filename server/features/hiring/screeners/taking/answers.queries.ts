import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { preparedPerPool } from '#server/platform/db/queries/prepared.ts'
import type { AnswerValue } from '#shared/features/hiring/screeners/question.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { answers, attempts } from '../screeners.tables.ts'
import type { AnswerRow } from './attempts.queries.ts'

type NewAnswer = { attemptId: Id; questionId: Id; value: AnswerValue; seq: number; savedAt: Date }

const ifHigher = (column: { name: string }): SQL => {
  const name = sql.identifier(column.name)
  return sql`case when ${answers.seq} < excluded.seq then excluded.${name} else ${answers}.${name} end`
}

/** The higher sequence number wins, whichever arrives first. */
const keepHigher = {
  target: [answers.attemptId, answers.questionId],
  set: {
    value: ifHigher(answers.value),
    seq: ifHigher(answers.seq),
    savedAt: ifHigher(answers.savedAt),
  },
}

/** Returns the stored answer. */
export async function insertAnswer(tx: Db, { value, ...answer }: NewAnswer): Promise<AnswerRow> {
  const [row] = await tx
    .insert(answers)
    .values({ ...answer, value: { given: value } })
    .onConflictDoUpdate(keepHigher)
    .returning()
  if (!row) throw new Error('insert returned no row')
  return { ...row, value: row.value.given }
}

const insertIfUnchanged = preparedPerPool((db) => {
  // Locked, as in `selectAttemptForUpdate`: no answer can slip in after the end.
  const unchanged = db.$with('unchanged').as(
    db
      .select({ id: attempts.id })
      .from(attempts)
      .where(
        and(eq(attempts.id, sql.placeholder('attemptId')), sql`${attempts}.xmin = ${sql.placeholder('revision')}::xid`),
      )
      .for('update'),
  )
  return db
    .with(unchanged)
    .insert(answers)
    .select(
      db
        .select({
          attemptId: unchanged.id,
          questionId: sql`${sql.placeholder('questionId')}::uuid`.as('question_id'),
          value: sql`${sql.placeholder('value')}::jsonb`.as('value'),
          seq: sql`${sql.placeholder('seq')}::integer`.as('seq'),
          savedAt: sql`${sql.placeholder('savedAt')}::timestamptz`.as('saved_at'),
          points: sql`null::numeric`.as('points'),
          runs: sql`0`.as('runs'),
          codeResult: sql`null::jsonb`.as('code_result'),
        })
        .from(unchanged),
    )
    .onConflictDoUpdate(keepHigher)
    .returning()
    .prepare('insert_answer_if_unchanged')
})

/** Returns the stored answer, or null if the attempt has been updated since it had this revision. */
export async function insertAnswerIfUnchanged(
  db: Db,
  { value, savedAt, ...answer }: NewAnswer,
  revision: string,
): Promise<AnswerRow | null> {
  const [row] = await insertIfUnchanged(db).execute({
    ...answer,
    value: JSON.stringify({ given: value }),
    savedAt: savedAt.toISOString(),
    revision,
  })
  return row ? { ...row, value: row.value.given } : null
}
