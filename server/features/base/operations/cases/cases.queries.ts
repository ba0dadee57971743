import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { caseClaims, caseDecisions } from '../operations.tables.ts'

type CaseKey = { queue: string; caseId: Id }
export type ClaimRow = typeof caseClaims.$inferSelect
export type DecisionRow = typeof caseDecisions.$inferSelect

const isClaimOf = ({ queue, caseId }: CaseKey) => and(eq(caseClaims.queue, queue), eq(caseClaims.caseId, caseId))

/** False if a colleague holds the case. Concurrent claims are serialised by the row lock. */
export async function insertClaim(db: Db, claim: ClaimRow, now: Date): Promise<boolean> {
  const { operatorId, expiresAt } = claim
  const rows = await db
    .insert(caseClaims)
    .values(claim)
    .onConflictDoUpdate({
      target: [caseClaims.queue, caseClaims.caseId],
      set: { operatorId, expiresAt },
      setWhere: sql`${or(eq(caseClaims.operatorId, operatorId), lte(caseClaims.expiresAt, now))}`,
    })
    .returning({ caseId: caseClaims.caseId })
  return rows.length > 0
}

/** False if this operator did not hold the claim. */
export async function deleteClaim(db: Db, key: CaseKey, operatorId: Id): Promise<boolean> {
  const rows = await db
    .delete(caseClaims)
    .where(and(isClaimOf(key), eq(caseClaims.operatorId, operatorId)))
    .returning({ caseId: caseClaims.caseId })
  return rows.length > 0
}

export const selectClaims = (db: Db, queue: string, caseIds: readonly Id[], now: Date): Promise<ClaimRow[]> =>
  db
    .select()
    .from(caseClaims)
    .where(and(eq(caseClaims.queue, queue), inArray(caseClaims.caseId, [...caseIds]), gt(caseClaims.expiresAt, now)))

/** Null if somebody has decided it. */
export async function insertDecision(db: Db, decision: typeof caseDecisions.$inferInsert): Promise<DecisionRow | null> {
  const [row] = await db.insert(caseDecisions).values(decision).onConflictDoNothing().returning()
  return row ?? null
}

export const selectDecisions = (db: Db, queue: string, caseIds: readonly Id[]): Promise<DecisionRow[]> =>
  db
    .select()
    .from(caseDecisions)
    .where(and(eq(caseDecisions.queue, queue), inArray(caseDecisions.caseId, [...caseIds])))

/** Deletes the pending decision, so that it is either executed or undone, never both. */
export async function deleteDecision(db: Db, id: Id): Promise<DecisionRow | null> {
  const [row] = await db.delete(caseDecisions).where(eq(caseDecisions.id, id)).returning()
  return row ?? null
}

export async function deleteOwnDecision(
  db: Db,
  { queue, caseId }: CaseKey,
  operatorId: Id,
  now: Date,
): Promise<DecisionRow | null> {
  const [row] = await db
    .delete(caseDecisions)
    .where(
      and(
        eq(caseDecisions.queue, queue),
        eq(caseDecisions.caseId, caseId),
        eq(caseDecisions.operatorId, operatorId),
        gt(caseDecisions.dueAt, sql`${now.toISOString()}::timestamptz`),
      ),
    )
    .returning()
  return row ?? null
}
