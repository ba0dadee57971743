// An operator's decision, in the transaction that records it.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, ensure, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { DecisionOnCase } from '#server/platform/wiring/case-queue.ts'
import {
  APPROVED_PHOTO_DAYS,
  REJECTED_PHOTO_DAYS,
  RESULT_MONTHS,
} from '#shared/features/people/identity/identity-limits.ts'
import { type IdentityEvent, identityStatusMachine } from '#shared/features/people/identity/identity-status.ts'
import type { IdentityReason } from '#shared/features/people/identity/identity-words.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { tell } from '../checking/checking.service.ts'
import { mayDecide } from '../identity.policy.ts'
import { type CheckRow, selectCheckInReview, updatePurgeAt } from '../identity.queries.ts'
import { moveCheck } from '../identity-transitions.ts'
import { openFacts } from '../photos/sealing.ts'

const notWaiting = /* i18n */ {
  id: 'identity.not_waiting',
  message: 'This check is no longer waiting for a decision.',
}
const needsAnother = /* i18n */ {
  id: 'identity.needs_another',
  message: 'You reported this document yourself. Somebody else has to confirm or dismiss it.',
}

export async function ensureMayDecide(
  db: Db,
  { operator, caseId }: Pick<DecisionOnCase, 'operator' | 'caseId'>,
): Promise<CheckRow> {
  const check = await selectCheckInReview(db, caseId)
  if (!check) throw tooLate(notWaiting)
  if (!mayDecide(operator, check)) throw new AppError('forbidden', { words: needsAnother })
  return check
}

export async function decideOnIdentity(tx: Db, platform: Platform, decision: DecisionOnCase): Promise<void> {
  const { operator, choice, reason, version } = decision
  const check = await ensureMayDecide(tx, decision)
  ensure(versionOf(check) === version, 'status_changed_meanwhile')
  const event = eventsFor(identityStatusMachine, check.status, 'operator').find((one) => one === choice)
  ensure(event !== undefined, 'not_found')
  const now = platform.clock.now()
  const actor = { role: 'operator', id: operator.id } as const
  await moveCheck(tx, check, { event, actor, now, facts: factsOf(platform, check, decision, event, now) })
  await recordAudit(tx, platform, {
    actor: operator,
    action: `identity.${event}`,
    subject: { kind: 'identity', id: check.id },
    reason,
  })
  if (event === 'approve') {
    await updatePurgeAt(tx, check.id, new Date(now.getTime() + APPROVED_PHOTO_DAYS * DAY))
    await tell(tx, platform, check, 'approve')
  } else if (event === 'reject' || event === 'confirm') {
    await updatePurgeAt(tx, check.id, new Date(now.getTime() + REJECTED_PHOTO_DAYS * DAY))
    await tell(tx, platform, check, 'reject')
  } else if (event === 'return') await tell(tx, platform, check, 'return')
}

export const versionOf = (check: Pick<CheckRow, 'updatedAt'>): string => check.updatedAt.toISOString()

function factsOf(
  platform: Platform,
  check: CheckRow,
  { operator, reason }: DecisionOnCase,
  event: IdentityEvent,
  now: Date,
): Partial<CheckRow> {
  const expiresOn = openFacts(platform, check)?.reading?.expiresOn ?? null
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- operators cause no other events
  switch (event) {
    case 'approve':
      return { decidedAt: now, note: '', reasons: [], suspectedBy: null, validUntil: validUntil(now, expiresOn) }
    case 'suspect':
      return { suspectedBy: operator.id, note: reason }
    case 'dismiss':
      return { suspectedBy: null, note: '' }
    case 'confirm':
      return { decidedAt: now, note: reason, reasons: [...withoutFake(check.reasons), 'suspected_fake'] }
    case 'return':
      return { note: reason }
    default:
      return { decidedAt: now, note: reason }
  }
}

const withoutFake = (reasons: readonly IdentityReason[]) => reasons.filter((one) => one !== 'suspected_fake')

/** Until the document expires, at most two years. */
function validUntil(now: Date, expiresOn: string | null): Date {
  const latest = new Date(now)
  latest.setUTCMonth(latest.getUTCMonth() + RESULT_MONTHS)
  const end = expiresOn === null ? latest : new Date(`${expiresOn}T00:00:00Z`)
  return end < latest ? end : latest
}
