// Four eyes: one operator proposes a serious decision, and it takes effect when another one confirms it.

import { presentPerson } from '#server/features/base/accounts/accounts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import { recordAudit } from '../audit.service.ts'
import { canConfirm, canWorkCases } from '../operations.policy.ts'
import type { DecisionRow } from './cases.queries.ts'
import { type CaseKey, findQueue } from './cases.service.ts'
import { insertProposal, type ProposalRow, selectProposals } from './proposals.queries.ts'

const ownProposal = /* i18n */ {
  id: 'operations.own_proposal',
  message: 'You proposed this yourself. A second operator has to confirm it.',
}

const findProposal = async (db: Db, platform: Platform, { queue, id }: CaseKey): Promise<ProposalRow | undefined> =>
  (await selectProposals(db, queue, [id], platform.clock.now()))[0]

const needsSecond = (platform: Platform, queue: string, choice: string): boolean =>
  findQueue(platform, queue).cases.needsSecond?.includes(choice) ?? false

export async function ensureNotOwnProposal(
  db: Db,
  platform: Platform,
  operatorId: Id,
  key: CaseKey,
  choice: string,
): Promise<void> {
  if (!needsSecond(platform, key.queue, choice)) return
  const proposal = await findProposal(db, platform, key)
  if (proposal?.choice === choice && !canConfirm({ id: operatorId }, proposal))
    throw new AppError('forbidden', { words: ownProposal })
}

/** True if the decision is only proposed by this, and a second operator has to take it too. */
export async function proposeInstead(tx: Db, platform: Platform, decision: DecisionRow): Promise<boolean> {
  const { queue, caseId, operatorId, choice, reason } = decision
  if (!needsSecond(platform, queue, choice)) return false
  const earlier = await findProposal(tx, platform, { queue, id: caseId })
  if (earlier?.choice === choice && canConfirm({ id: operatorId }, earlier)) {
    // Whoever has left the operators since then no longer counts.
    if (canWorkCases(await presentPerson(tx, earlier.operatorId))) return false
  }
  const createdAt = platform.clock.now()
  await insertProposal(tx, { queue, caseId, operatorId, choice, reason, createdAt })
  await recordAudit(tx, platform, {
    actor: { id: operatorId },
    action: 'case.propose',
    subject: { kind: queue, id: caseId },
    after: { choice },
    reason,
  })
  return true
}
