// Deciding a case. A decision waits a few seconds before it is carried out: until then the operator can undo it, and nobody has
// been told.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { CaseDecision, ShownCase } from '#shared/features/base/operations/operations.contract.ts'
import { UNDO_SECONDS } from '#shared/features/base/operations/operations-limits.ts'
import { recordAudit } from '../audit.service.ts'
import { carryOutDecision } from '../operations.jobs.ts'
import { canWorkCases } from '../operations.policy.ts'
import { deleteOwnDecision, insertDecision } from './cases.queries.ts'
import { type CaseKey, findQueue, type OperatorRequest, showCase, subjectOf, takeClaim } from './cases.service.ts'
import { ensureNotOwnProposal } from './proposals.service.ts'

const reasonMissing = /* i18n */ {
  id: 'operations.reason_missing',
  message: 'Give a reason. It is shown to the people affected.',
}
const alreadyDecided = /* i18n */ {
  id: 'operations.decided',
  message: 'This case has just been decided.',
}
const tooLateToUndo = /* i18n */ {
  id: 'operations.too_late',
  message: 'The decision has been carried out and can no longer be undone.',
}

export async function decideCase(
  db: Db,
  platform: Platform,
  request: OperatorRequest,
  key: CaseKey,
  { choice: choiceId, version, reason, note }: CaseDecision,
): Promise<ShownCase> {
  const { viewer, i18n } = request
  ensure(canWorkCases(viewer))
  const { cases } = findQueue(platform, key.queue)
  const file = await cases.show(db, key.id, i18n, platform)
  if (!file) throw tooLate(alreadyDecided)
  ensure(file.version === version, 'status_changed_meanwhile')
  const choice = file.choices.find(({ id }) => id === choiceId)
  ensure(choice !== undefined, 'status_changed_meanwhile')
  await cases.ensureMayDecide?.(db, { operator: viewer, caseId: key.id, choice: choiceId })
  await ensureNotOwnProposal(db, platform, viewer.id, key, choiceId)
  if (choice.needsReason && reason === '') throw fieldError(['reason'], reasonMissing)
  const dueAt = new Date(platform.clock.now().getTime() + UNDO_SECONDS * 1000)
  await transaction(db, async (tx) => {
    await takeClaim(tx, platform, viewer, key)
    const decided = {
      queue: key.queue,
      caseId: key.id,
      operatorId: viewer.id,
      choice: choiceId,
      reason,
      version,
      dueAt,
    }
    const row = await insertDecision(tx, decided)
    if (!row) throw tooLate(alreadyDecided)
    await recordAudit(tx, platform, {
      actor: viewer,
      action: 'case.decide',
      subject: subjectOf(platform, key, file.title),
      after: { choice: choiceId, ...(note && { note }) },
      reason,
    })
    await platform.jobs.send(carryOutDecision, { id: row.id }, tx, dueAt)
  })
  return showCase(db, platform, request, key)
}

export async function undoDecision(
  db: Db,
  platform: Platform,
  request: OperatorRequest,
  key: CaseKey,
): Promise<ShownCase> {
  const { viewer } = request
  ensure(canWorkCases(viewer))
  findQueue(platform, key.queue)
  await transaction(db, async (tx) => {
    const decision = { queue: key.queue, caseId: key.id }
    const undone = await deleteOwnDecision(tx, decision, viewer.id, platform.clock.now())
    if (!undone) throw tooLate(tooLateToUndo)
    await recordAudit(tx, platform, {
      actor: viewer,
      action: 'case.undo',
      subject: { kind: key.queue, id: key.id },
      before: { choice: undone.choice },
    })
  })
  return showCase(db, platform, request, key)
}
