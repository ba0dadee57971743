// Carries out decisions once they can no longer be undone.

import { presentPerson } from '#server/features/base/accounts/accounts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import { recordAudit } from '../audit.service.ts'
import { canWorkCases } from '../operations.policy.ts'
import { type DecisionRow, deleteClaim, deleteDecision } from './cases.queries.ts'
import { findQueue } from './cases.service.ts'
import { deleteProposal } from './proposals.queries.ts'
import { proposeInstead } from './proposals.service.ts'

/** Does nothing for a decision that was undone. */
export async function carryOut(platform: Platform, id: Id): Promise<void> {
  await transaction(platform.db, async (tx) => {
    const decision = await deleteDecision(tx, id)
    if (!decision) return
    await deleteClaim(tx, decision, decision.operatorId)
    try {
      await transaction(tx, (inner) => apply(inner, platform, decision))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The case has changed since the decision: return it to the queue.
      await recordAudit(tx, platform, {
        actor: { id: decision.operatorId },
        action: 'case.fail',
        subject: { kind: decision.queue, id: decision.caseId },
        after: { choice: decision.choice, error: error.code },
      })
    }
  })
}

async function apply(tx: Db, platform: Platform, decision: DecisionRow): Promise<void> {
  const { queue, caseId, choice, reason, version } = decision
  const operator = await presentPerson(tx, decision.operatorId)
  ensure(canWorkCases(operator))
  if (await proposeInstead(tx, platform, decision)) return
  await findQueue(platform, queue).cases.decide(tx, platform, { operator, caseId, choice, reason, version })
  await deleteProposal(tx, decision)
}
