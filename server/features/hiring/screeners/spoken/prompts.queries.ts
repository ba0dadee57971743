import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { prompts } from '../screeners.tables.ts'

export type PromptRow = typeof prompts.$inferSelect

export const selectPrompts = (db: Db, attemptIds: readonly Id[]): Promise<PromptRow[]> =>
  attemptIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(prompts)
        .where(inArray(prompts.attemptId, [...attemptIds]))

export async function selectPrompt(db: Db, id: Id): Promise<PromptRow | null> {
  const [row] = await db.select().from(prompts).where(eq(prompts.id, id))
  return row ?? null
}

/** The existing one if the question has been seen: its time runs on. */
export async function ensurePrompt(tx: Db, seen: Omit<PromptRow, 'id'>): Promise<PromptRow> {
  const { attemptId, questionId } = seen
  await tx.insert(prompts).values(seen).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(prompts)
    .where(and(eq(prompts.attemptId, attemptId), eq(prompts.questionId, questionId)))
  if (!row) throw new Error('a prompt that was just inserted is missing')
  return row
}
