import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applyForms } from '../apply.tables.ts'

export type FormRow = typeof applyForms.$inferSelect

export async function selectForm(db: Db, jobId: Id): Promise<FormRow | null> {
  const [row] = await db.select().from(applyForms).where(eq(applyForms.jobId, jobId))
  return row ?? null
}

/** Increments the version on every write. Null if `basedOn` is no longer the latest; 0 stands for no form. */
export async function upsertForm(
  db: Db,
  form: Pick<FormRow, 'jobId' | 'parts' | 'questions' | 'updatedAt'>,
  basedOn: number,
): Promise<FormRow | null> {
  const { parts, questions, updatedAt } = form
  const [row] = await db
    .insert(applyForms)
    .values({ ...form, version: 1 })
    .onConflictDoUpdate({
      target: applyForms.jobId,
      set: { parts, questions, updatedAt, version: sql`${applyForms.version} + 1` },
      setWhere: eq(applyForms.version, basedOn),
    })
    .returning()
  return row ?? null
}

/** For jobs without a form. */
export async function insertForms(db: Db, forms: readonly (typeof applyForms.$inferInsert)[]): Promise<void> {
  if (forms.length > 0)
    await db
      .insert(applyForms)
      .values([...forms])
      .onConflictDoNothing()
}

export async function selectJobsWithTextQuestions(db: Db, jobIds: readonly Id[]): Promise<Id[]> {
  const rows = await db
    .select({ jobId: applyForms.jobId })
    .from(applyForms)
    .where(
      and(
        inArray(applyForms.jobId, [...jobIds]),
        sql`${applyForms.questions} @? '$[*] ? (@.type == "long_text" || @.type == "short_text")'`,
      ),
    )
  return rows.map(({ jobId }) => jobId)
}
