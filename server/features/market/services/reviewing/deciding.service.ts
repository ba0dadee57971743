// An operator's decision on a service, in the transaction that records it.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, ensure, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { DecisionOnCase } from '#server/platform/wiring/case-queue.ts'
import { moveService } from '../moving.service.ts'
import { mayReview } from '../services.policy.ts'
import { type ServiceRow, selectInQueue } from '../services.queries.ts'

const notWaiting = /* i18n */ { id: 'services.not_waiting', message: 'This service no longer waits for a decision.' }
const isYours = /* i18n */ { id: 'services.is_yours', message: 'This is your own service.' }

export const versionOf = ({ updatedAt }: Pick<ServiceRow, 'updatedAt'>): string => updatedAt.toISOString()

export async function ensureMayDecide(
  db: Db,
  { operator, caseId }: Pick<DecisionOnCase, 'operator' | 'caseId'>,
): Promise<ServiceRow> {
  const service = await selectInQueue(db, caseId)
  if (!service) throw tooLate(notWaiting)
  if (!mayReview(operator, service)) throw new AppError('forbidden', { words: isYours })
  return service
}

export async function decideOnService(tx: Db, platform: Platform, decision: DecisionOnCase): Promise<void> {
  const { operator, choice, reason, version } = decision
  const service = await ensureMayDecide(tx, decision)
  ensure(versionOf(service) === version, 'status_changed_meanwhile')
  ensure(choice === 'approve' || choice === 'reject', 'not_found')
  await moveService(tx, service, {
    event: choice,
    actor: { role: 'operator', id: operator.id },
    now: platform.clock.now(),
    facts: { reason },
  })
  await recordAudit(tx, platform, {
    actor: operator,
    action: `service.${choice}`,
    subject: { kind: 'service', id: service.id },
    reason,
  })
  await notify(platform, tx, {
    personId: service.personId,
    event: 'service_reviewed',
    href: choice === 'approve' ? `/marketplace?service=${service.id}` : `/marketplace?show=mine&edit=${service.id}`,
    subject: service.id,
    values: { outcome: choice, title: service.title },
  })
}
