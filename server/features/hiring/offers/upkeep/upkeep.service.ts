// Scheduled work on offers: expiry, reminders, requests for more time that nobody answered, offers whose application ended. Each
// offer is its own transaction; if several nodes run at once, one wins.

import {
  findEndedApplications,
  findOfferApplication,
  returnToCompany,
} from '#server/features/hiring/applications/offer-steps/offer-steps.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { throwFailures, workThrough } from '#server/platform/jobs/work-through.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import { EXTENSION_REPLY_HOURS, MAX_REMINDERS, REMINDER_DAYS } from '#shared/features/hiring/offers/offer-limits.ts'
import {
  awaitsTalentAnswer,
  isCountersigned,
  isOpenOffer,
  isUnsentOffer,
} from '#shared/features/hiring/offers/offer-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { settleExtension } from '../company/company-steps.service.ts'
import { notifyCompanyOfOffer, notifyTalentOfOffer } from '../notifying.service.ts'
import {
  BATCH,
  closeCounters,
  lockOffer,
  type OfferRow,
  selectExpired,
  selectPending,
  selectSilentExtensions,
  selectToRemind,
  selectUnsealed,
  updateOffer,
} from '../offers.queries.ts'
import { hasRunOut } from '../own/own-offers.service.ts'
import { completeOffer } from '../signing/sealing.service.ts'
import { moveOffer } from '../transitions.service.ts'

type Task = {
  find(db: Db, now: Date): Promise<{ id: Id }[]>
  /** The row may have changed since it was found. */
  run(tx: Db, offer: OfferRow, platform: Platform): Promise<void>
}

const system = { role: 'system', id: null } as const

const expiring: Task = {
  find: selectExpired,
  run: async (tx, offer, platform) => {
    if (!isOpenOffer(offer.status) || !hasRunOut(offer, platform.clock.now())) return
    const moved = await moveOffer(tx, platform, offer, { event: 'expire', actor: system })
    await closeCounters(tx, offer.id, 'dropped')
    await returnToCompany(tx, platform, offer.applicationId)
    await notifyTalentOfOffer(tx, platform, moved, { event: 'offer_updated', how: 'expired' })
    await notifyCompanyOfOffer(tx, platform, moved, { event: 'offer_answered', how: 'expired' })
  },
}

const withdrawing: Task = {
  find: async (db) => {
    const pending = await selectPending(db)
    const ended = await findEndedApplications(
      db,
      pending.map(({ applicationId }) => applicationId),
    )
    return pending.filter(({ applicationId }) => ended.has(applicationId)).slice(0, BATCH)
  },
  run: async (tx, offer, platform) => {
    const isPending = isUnsentOffer(offer.status) || isOpenOffer(offer.status)
    if (!isPending || isLive((await findOfferApplication(tx, offer.applicationId))?.status)) return
    const reason = 'application_ended'
    const moved = await moveOffer(tx, platform, offer, { event: 'withdraw', actor: system, reason })
    await closeCounters(tx, offer.id, 'dropped')
    if (offer.sentAt !== null)
      await notifyTalentOfOffer(tx, platform, moved, { event: 'offer_updated', how: 'withdrawn' })
    await notifyCompanyOfOffer(tx, platform, moved, { event: 'offer_answered', how: 'ended' })
  },
}

/** After silence the talent gets the time, once, unless the offer would have run out within a day. */
const extending: Task = {
  find: (db, now) => selectSilentExtensions(db, new Date(now.getTime() - EXTENSION_REPLY_HOURS * HOUR)),
  run: async (tx, offer, platform) => {
    if (!isOpenOffer(offer.status) || offer.isExtensionGranted !== null || offer.extensionAskedAt === null) return
    const answeredBy = offer.extensionAskedAt.getTime() + EXTENSION_REPLY_HOURS * HOUR
    const isLongEnough = offer.expiresAt !== null && offer.expiresAt.getTime() - answeredBy >= DAY
    await settleExtension(tx, platform, offer, isLongEnough)
  },
}

const reminding: Task = {
  find: selectToRemind,
  run: async (tx, offer, platform) => {
    const now = platform.clock.now()
    if (offer.remindAt === null || offer.remindAt > now) return
    const remindersSent = offer.remindersSent + 1
    const isMore = remindersSent < MAX_REMINDERS
    await updateOffer(tx, offer.id, {
      remindersSent,
      remindAt: isMore ? new Date(now.getTime() + REMINDER_DAYS * DAY) : null,
    })
    if (awaitsTalentAnswer(offer.status))
      await notifyTalentOfOffer(tx, platform, offer, { event: 'offer_due', how: 'due' })
  },
}

/** Expiry first: what has expired is neither extended nor mentioned again. */
const tasks: readonly Task[] = [withdrawing, expiring, extending, reminding]

export async function runOfferUpkeep(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const failures: unknown[] = []
  for (const { find, run } of tasks)
    failures.push(
      ...(await workThrough({
        batch: BATCH,
        find: () => find(db, clock.now()),
        run: ({ id }) =>
          transaction(db, async (tx) => {
            const offer = await lockOffer(tx, id)
            if (offer) await run(tx, offer, platform)
          }),
      })),
    )
  const find = async () => (await selectUnsealed(db)).filter(({ status }) => isCountersigned(status))
  failures.push(...(await workThrough({ batch: BATCH, find, run: ({ id }) => completeOffer(platform, id) })))
  throwFailures(failures)
}
