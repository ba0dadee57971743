import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { PROPOSAL_DAYS } from '#shared/features/base/operations/operations-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { caseProposals } from '../operations.tables.ts'

export type ProposalRow = typeof caseProposals.$inferSelect

const expiredBefore = (now: Date): Date => new Date(now.getTime() - PROPOSAL_DAYS * DAY)

/** Replaces an earlier proposal for the same case. */
export async function insertProposal(db: Db, proposal: ProposalRow): Promise<void> {
  await db.delete(caseProposals).where(lte(caseProposals.createdAt, expiredBefore(proposal.createdAt)))
  const { operatorId, choice, reason, createdAt } = proposal
  await db
    .insert(caseProposals)
    .values(proposal)
    .onConflictDoUpdate({
      target: [caseProposals.queue, caseProposals.caseId],
      set: { operatorId, choice, reason, createdAt },
    })
}

export const selectProposals = (db: Db, queue: string, caseIds: readonly Id[], now: Date): Promise<ProposalRow[]> =>
  db
    .select()
    .from(caseProposals)
    .where(
      and(
        eq(caseProposals.queue, queue),
        inArray(caseProposals.caseId, [...caseIds]),
        gt(caseProposals.createdAt, expiredBefore(now)),
      ),
    )

export async function deleteProposal(db: Db, { queue, caseId }: { queue: string; caseId: Id }): Promise<void> {
  await db.delete(caseProposals).where(and(eq(caseProposals.queue, queue), eq(caseProposals.caseId, caseId)))
}
