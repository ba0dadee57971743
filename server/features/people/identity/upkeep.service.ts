// What happens to identity checks with time: warnings, expiry, and deletion of what is no longer needed.

import { type Db, transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { ABANDONED_DAYS, RESULT_MONTHS, WARNING_DAYS } from '#shared/features/people/identity/identity-limits.ts'
import {
  type IdentityEvent,
  isApprovedIdentity,
  isCancelledIdentity,
  isEndedIdentity,
  isOpenIdentity,
  isVerifiedIdentity,
} from '#shared/features/people/identity/identity-status.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { tell } from './checking/checking.service.ts'
import { type CheckRow, selectForUpkeep } from './identity.queries.ts'
import { moveCheck } from './identity-transitions.ts'
import { deleteExpiredPhoneLinks } from './phone/phone-links.queries.ts'
import { purgeDue, purgePhotos } from './photos/purging.service.ts'

const BATCH = 200

export async function keepUp(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const { statuses: open } = isOpenIdentity
  await moveAll(platform, { statuses: isVerifiedIdentity.statuses, validBefore: now }, 'expire')
  await moveAll(
    platform,
    { statuses: isApprovedIdentity.statuses, validBefore: new Date(now.getTime() + WARNING_DAYS * DAY) },
    'warn',
  )
  await moveAll(platform, { statuses: open, changedBefore: ago(ABANDONED_DAYS) }, 'cancel')
  await moveAll(platform, { statuses: isCancelledIdentity.statuses, changedBefore: now }, 'redact')
  const kept = new Date(now)
  kept.setUTCMonth(kept.getUTCMonth() - RESULT_MONTHS)
  await moveAll(platform, { statuses: isEndedIdentity.statuses, changedBefore: kept }, 'redact')
  await purgeDue(platform)
  await deleteExpiredPhoneLinks(platform.db, now)
}

type Due = Omit<Parameters<typeof selectForUpkeep>[1], 'limit'>

/** One transaction each, so that one that fails does not hold up the others. */
async function moveAll(platform: Platform, due: Due, event: IdentityEvent): Promise<void> {
  for (const check of await selectForUpkeep(platform.db, { ...due, limit: BATCH }))
    await transaction(platform.db, (tx) => move(tx, platform, check, event))
}

async function move(tx: Db, platform: Platform, check: CheckRow, event: IdentityEvent): Promise<void> {
  const isDeleted = event === 'cancel' || event === 'redact'
  const facts = isDeleted ? { sealedFacts: null, documentHash: null, note: '', appealText: '' } : {}
  await moveCheck(tx, check, { event, actor: { role: 'system', id: null }, now: platform.clock.now(), facts })
  if (isDeleted) await purgePhotos(tx, platform, check.id)
  if (event === 'warn' || event === 'expire') await tell(tx, platform, check, event)
}
