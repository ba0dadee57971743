// Applies an operator's decision on a disputed milestone, in the transaction that records it.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, ensure, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { DecisionOnCase } from '#server/platform/wiring/case-queue.ts'
import type { MilestoneEvent } from '#shared/features/elite/projects/milestone-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { moveMilestone } from '../lifecycle/moving.service.ts'
import { tellSide } from '../lifecycle/telling.service.ts'
import { mayResolve } from '../projects.policy.ts'
import type { MilestoneRecord } from '../projects.queries.ts'
import { type DisputeRow, selectDispute } from './disputes.queries.ts'

const notWaiting = /* i18n */ {
  id: 'projects.not_waiting',
  message: 'This dispute is no longer waiting for a decision.',
}
const isYours = /* i18n */ {
  id: 'projects.is_yours',
  message: 'You take part in this project, so another operator has to decide.',
}

const eventOf: Readonly<Record<string, MilestoneEvent>> = {
  for_member: 'approve',
  for_company: 'drop',
  changes: 'request_changes',
}

/** A reply that arrives while an operator decides makes the decision stale, so that they read it first. */
export const versionOf = ({ disputedAt, disputeReply }: MilestoneRecord): string =>
  `${disputedAt?.toISOString() ?? ''} ${disputeReply.length}`

export async function ensureMayDecide(
  db: Db,
  { operator, caseId }: { operator: { id: Id }; caseId: Id },
): Promise<DisputeRow> {
  const dispute = await selectDispute(db, caseId)
  if (!dispute) throw tooLate(notWaiting)
  const { memberRole } = await findCompanyFor(db, operator.id, dispute.project.companyId)
  if (!mayResolve(operator, dispute.project, memberRole !== null)) throw new AppError('forbidden', { words: isYours })
  return dispute
}

/** Delivered files can be opened only by operators who may decide the dispute. */
export async function findDisputeFile(db: Db, operator: { id: Id }, { id, fileId }: { id: Id; fileId: Id }) {
  const { milestone, project } = await ensureMayDecide(db, { operator, caseId: id })
  ensure(milestone.fileIds.includes(fileId), 'not_found')
  return { action: 'project.look', subject: { kind: 'project', id: project.id } }
}

export async function decideOnDispute(tx: Db, platform: Platform, decision: DecisionOnCase): Promise<void> {
  const { operator, choice, reason, version } = decision
  const { milestone, project } = await ensureMayDecide(tx, decision)
  ensure(versionOf(milestone) === version, 'status_changed_meanwhile')
  const event = Object.hasOwn(eventOf, choice) ? eventOf[choice] : undefined
  ensure(event !== undefined, 'not_found')
  const now = platform.clock.now()
  const facts = { disputeDecision: reason, ...(event === 'approve' && { approvedAt: now }) }
  await moveMilestone(tx, milestone, { event, actor: { role: 'operator', id: operator.id }, now, facts })
  const subject = { kind: 'project', id: project.id }
  await recordAudit(tx, platform, { actor: operator, action: `project.${choice}`, subject, reason })
  for (const to of ['member', 'company'] as const)
    await tellSide(tx, platform, project, { to, how: 'decided', subject: milestone.id })
}
