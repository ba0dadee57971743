// Requesting the deletion of an account and undoing it. It is carried out in erasure.service.ts.

import type { I18n } from '@lingui/core'
import { findPerson, lockPerson, setDeletionAt } from '#server/features/base/accounts/accounts.service.ts'
import { type Origin, recordSecurityEvent } from '#server/features/base/accounts/security-log.service.ts'
import { findSoleOwned } from '#server/features/people/companies/companies.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, found } from '#server/platform/http/app-error.ts'
import { i18nFor, localeOf } from '#server/platform/i18n/server-i18n.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { isCancelledDeletion, isScheduledDeletion } from '#shared/features/people/personal-data/deletion-status.ts'
import type { Deletion } from '#shared/features/people/personal-data/personal-data.contract.ts'
import { DELETION_GRACE_DAYS } from '#shared/features/people/personal-data/personal-data-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { accountStaysMail, deletionScheduledMail } from '../personal-data.emails.ts'
import {
  type DeletionRow,
  insertDeletion,
  moveDeletion,
  selectDeletion,
  selectScheduledDeletion,
} from './deletions.queries.ts'
import { readUndoToken, undoTokenOf } from './undo-link.ts'

const DAY = 86_400_000

export const presentDeletion = (row: DeletionRow): Deletion => ({
  scheduledFor: row.scheduledFor.toISOString(),
  requestedAt: row.createdAt.toISOString(),
})

type DeletionRequest = { viewer: Identity; reason: string | null; origin: Origin; i18n: I18n }

export async function requestDeletion(tx: Db, platform: Platform, request: DeletionRequest): Promise<Deletion> {
  const { viewer, reason, origin, i18n } = request
  await lockPerson(tx, viewer.id)
  const known = await selectScheduledDeletion(tx, viewer.id)
  if (known) return presentDeletion(known)
  await rejectSoleOwner(tx, viewer.id, i18n)
  const now = platform.clock.now()
  const scheduledFor = new Date(now.getTime() + DELETION_GRACE_DAYS * DAY)
  const requested = await insertDeletion(tx, {
    personId: viewer.id,
    status: 'requested',
    reason,
    createdAt: now,
    scheduledFor,
  })
  const row = await moveDeletion(tx, requested, 'schedule', 'owner')
  await setDeletionAt(tx, viewer.id, scheduledFor)
  await recordSecurityEvent(tx, viewer.id, 'deletion_asked', origin)
  const mail = deletionScheduledMail(i18n, factsOf(platform, row, viewer.timeZone))
  await notify(platform, tx, {
    personId: viewer.id,
    event: 'deletion_scheduled',
    href: '/settings?section=deletion',
    mail: { to: viewer.email, ...mail },
  })
  return presentDeletion(row)
}

/** A company without an owner could not be managed by anybody. */
async function rejectSoleOwner(tx: Db, personId: Id, i18n: I18n): Promise<void> {
  const owned = await findSoleOwned(tx, personId)
  if (owned.length === 0) return
  const message = i18n._({
    id: 'personalData.deletion.soleOwner',
    message: 'You are the only owner of {names}. Make someone else an owner first, then come back.',
    values: { names: listFormat(i18n.locale).format(owned.map(({ name }) => name)) },
  })
  throw new AppError('invalid_input', { fields: { isUnderstood: [message] } })
}

export const factsOf = (platform: Platform, row: DeletionRow, timeZone: string | null) => ({
  siteTitle: platform.config.siteTitle,
  scheduledFor: row.scheduledFor,
  timeZone,
  undoUrl: `${platform.url}/keep-account?token=${undoTokenOf(platform.appKey, row.id)}`,
})

export const cancelDeletion = (platform: Platform, viewer: Identity, origin: Origin): Promise<void> =>
  transaction(platform.db, async (tx) => {
    await lockPerson(tx, viewer.id)
    const row = await selectScheduledDeletion(tx, viewer.id)
    // Undone already, for example in another tab.
    if (row) await keepAccount(tx, platform, row, origin)
  })

/** For account recovery: a deletion requested meanwhile is not the owner's. */
export async function cancelDeletionRequestedSince(
  tx: Db,
  platform: Platform,
  { personId, since, origin }: { personId: Id; since: Date; origin: Origin },
): Promise<void> {
  await lockPerson(tx, personId)
  const row = await selectScheduledDeletion(tx, personId)
  if (row && row.createdAt >= since) await keepAccount(tx, platform, row, origin)
}

async function keepAccount(tx: Db, platform: Platform, row: DeletionRow, origin: Origin): Promise<void> {
  await moveDeletion(tx, row, 'cancel', 'owner')
  await setDeletionAt(tx, row.personId, null)
  await recordSecurityEvent(tx, row.personId, 'deletion_undone', origin)
  const person = await findPerson(tx, row.personId)
  const { siteTitle } = platform.config
  const mail = accountStaysMail(i18nFor(localeOf(person.locale, undefined)), { siteTitle, url: platform.url })
  await platform.jobs.send(sendMail, { to: person.email, ...mail }, tx)
}

type UndoState = { state: 'open' | 'kept' | 'newer' | 'over'; scheduledFor: string | null }

/** For the page behind the link: says whether its button would work, without changing anything. */
export async function undoStateOf({ db, appKey }: Platform, token: string): Promise<UndoState> {
  const row = await findByToken(db, appKey, token)
  if (isScheduledDeletion(row?.status)) return { state: 'open', scheduledFor: row.scheduledFor.toISOString() }
  return { state: isCancelledDeletion(row?.status) ? await stateAfter(db, row) : 'over', scheduledFor: null }
}

/**
 * A link works for the deletion it was emailed about only: the address may have changed hands since. An older link reports that
 * the account is still scheduled for deletion; signing in is needed to keep it.
 */
const stateAfter = async (db: Db, undone: DeletionRow): Promise<'kept' | 'newer'> =>
  (await selectScheduledDeletion(db, undone.personId)) ? 'newer' : 'kept'

export const undoDeletion = (platform: Platform, token: string, origin: Origin): Promise<{ state: 'kept' | 'newer' }> =>
  transaction(platform.db, async (tx) => {
    const seen = found(await findByToken(tx, platform.appKey, token))
    await lockPerson(tx, seen.personId)
    const row = found(await selectDeletion(tx, seen.id))
    if (!isCancelledDeletion(row.status)) await keepAccount(tx, platform, row, origin)
    return { state: await stateAfter(tx, row) }
  })

async function findByToken(db: Db, appKey: string, token: string): Promise<DeletionRow | null> {
  const requestId = readUndoToken(appKey, token)
  return requestId === null ? null : selectDeletion(db, requestId)
}
