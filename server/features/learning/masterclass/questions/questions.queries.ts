import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { talkQuestions, talkQuestionVotes } from '../masterclass.tables.ts'

export type QuestionRow = typeof talkQuestions.$inferSelect

const MAX_SHOWN = 100

export const selectQuestions = (db: Db, talkId: Id): Promise<QuestionRow[]> =>
  db
    .select()
    .from(talkQuestions)
    .where(eq(talkQuestions.talkId, talkId))
    .orderBy(desc(talkQuestions.votes), asc(talkQuestions.id))
    .limit(MAX_SHOWN)

export async function selectQuestion(db: Db, talkId: Id, questionId: Id): Promise<QuestionRow | null> {
  const [row] = await db
    .select()
    .from(talkQuestions)
    .where(and(eq(talkQuestions.id, questionId), eq(talkQuestions.talkId, talkId)))
  return row ?? null
}

export async function countOwnQuestions(db: Db, personId: Id, talkId: Id): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(talkQuestions)
    .where(and(eq(talkQuestions.personId, personId), eq(talkQuestions.talkId, talkId)))
  return row?.count ?? 0
}

export async function insertQuestion(db: Db, row: typeof talkQuestions.$inferInsert): Promise<QuestionRow> {
  const [saved] = await db.insert(talkQuestions).values(row).returning()
  if (!saved) throw new Error('an insert returned nothing')
  return saved
}

export async function deleteQuestion(db: Db, questionId: Id): Promise<void> {
  await db.delete(talkQuestions).where(eq(talkQuestions.id, questionId))
}

export async function selectVoted(db: Db, personId: Id, questionIds: readonly Id[]): Promise<Set<Id>> {
  if (questionIds.length === 0) return new Set()
  const rows = await db
    .select({ questionId: talkQuestionVotes.questionId })
    .from(talkQuestionVotes)
    .where(and(eq(talkQuestionVotes.personId, personId), inArray(talkQuestionVotes.questionId, [...questionIds])))
  return new Set(rows.map(({ questionId }) => questionId))
}

/** False if nothing changed. The count only moves together with a vote. */
export async function changeVote(tx: Db, personId: Id, questionId: Id, hasVoted: boolean): Promise<boolean> {
  const changed = hasVoted
    ? await tx.insert(talkQuestionVotes).values({ personId, questionId }).onConflictDoNothing().returning()
    : await tx
        .delete(talkQuestionVotes)
        .where(and(eq(talkQuestionVotes.personId, personId), eq(talkQuestionVotes.questionId, questionId)))
        .returning()
  if (changed.length === 0) return false
  await tx
    .update(talkQuestions)
    .set({ votes: sql`${talkQuestions.votes} + ${hasVoted ? 1 : -1}` })
    .where(eq(talkQuestions.id, questionId))
  return true
}

export async function updateAnswered(tx: Db, questionId: Id, answeredAt: Date | null): Promise<void> {
  await tx.update(talkQuestions).set({ answeredAt }).where(eq(talkQuestions.id, questionId))
}
