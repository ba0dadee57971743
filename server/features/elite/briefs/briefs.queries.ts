import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import type { BriefShelf } from '#shared/features/elite/briefs/brief-limits.ts'
import { isCurrentBrief, isPastBrief } from '#shared/features/elite/briefs/brief-status.ts'
import { isShownToCompany } from '#shared/features/elite/briefs/interest-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { briefInterests, briefQuestions, briefs } from './briefs.tables.ts'

export type BriefRow = typeof briefs.$inferSelect
export type QuestionRow = typeof briefQuestions.$inferSelect

export async function selectBrief(db: Db, id: Id): Promise<BriefRow | null> {
  const [row] = await db.select().from(briefs).where(eq(briefs.id, id))
  return row ?? null
}

/** Locked: replies and choices of one brief are handled one after the other. */
export async function lockBrief(tx: Db, id: Id): Promise<BriefRow | null> {
  const [row] = await tx.select().from(briefs).where(eq(briefs.id, id)).for('update')
  return row ?? null
}

export const selectBriefs = (db: Db, ids: readonly Id[]): Promise<BriefRow[]> =>
  db
    .select()
    .from(briefs)
    .where(inArray(briefs.id, [...ids]))

export async function insertBrief(tx: Db, row: typeof briefs.$inferInsert): Promise<BriefRow> {
  const [inserted] = await tx.insert(briefs).values(row).returning()
  return inserted as BriefRow
}

export async function updateBrief(tx: Db, id: Id, facts: Partial<BriefRow>): Promise<void> {
  await tx.update(briefs).set(facts).where(eq(briefs.id, id))
}

type Page = { show: BriefShelf; before: Id | undefined; limit: number }

export const selectOfCompany = (db: Db, companyId: Id, { show, before, limit }: Page): Promise<BriefRow[]> =>
  db
    .select()
    .from(briefs)
    .where(
      and(
        eq(briefs.companyId, companyId),
        statusIn(briefs.status, show === 'open' ? isCurrentBrief : isPastBrief),
        before === undefined ? undefined : lt(briefs.id, before),
      ),
    )
    .orderBy(desc(briefs.id))
    .limit(limit)

export async function countCurrent(db: Db, companyId: Id): Promise<number> {
  const [row] = await db
    .select({ current: count() })
    .from(briefs)
    .where(and(eq(briefs.companyId, companyId), statusIn(briefs.status, isCurrentBrief)))
  return row?.current ?? 0
}

/** Serialized: two drafts saved at once would both see room for one. */
export async function lockBriefsOf(tx: Db, companyId: Id): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`briefs:${companyId}`}, 0))`)
}

export async function selectReplyFigures(db: Db, briefIds: readonly Id[]) {
  if (briefIds.length === 0) return []
  return db
    .select({
      briefId: briefInterests.briefId,
      matched: count(),
      replied: sql<number>`count(*) filter (where ${and(
        statusIn(briefInterests.status, isShownToCompany),
        isNotNull(briefInterests.respondedAt),
      )})`.mapWith(Number),
    })
    .from(briefInterests)
    .where(inArray(briefInterests.briefId, [...briefIds]))
    .groupBy(briefInterests.briefId)
}

export async function selectOpenQuestionFigures(db: Db, briefIds: readonly Id[]) {
  if (briefIds.length === 0) return []
  return db
    .select({ briefId: briefQuestions.briefId, open: count() })
    .from(briefQuestions)
    .where(and(inArray(briefQuestions.briefId, [...briefIds]), isNull(briefQuestions.answeredAt)))
    .groupBy(briefQuestions.briefId)
}

/** Oldest first. */
export const selectQuestions = (db: Db, briefId: Id): Promise<QuestionRow[]> =>
  db.select().from(briefQuestions).where(eq(briefQuestions.briefId, briefId)).orderBy(briefQuestions.id)

export async function selectQuestion(db: Db, id: Id): Promise<QuestionRow | null> {
  const [row] = await db.select().from(briefQuestions).where(eq(briefQuestions.id, id))
  return row ?? null
}

export async function insertQuestion(tx: Db, row: typeof briefQuestions.$inferInsert): Promise<void> {
  await tx.insert(briefQuestions).values(row)
}

export async function updateQuestion(tx: Db, id: Id, facts: Partial<QuestionRow>): Promise<void> {
  await tx.update(briefQuestions).set(facts).where(eq(briefQuestions.id, id))
}
