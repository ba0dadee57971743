// Sends what the matching has found, by email and as a notification, as each person wishes: at their frequency, not at night, and
// less often to those who stop visiting. Each search has its own transaction, so a failing one delays nobody.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findLastSeen } from '#server/features/base/accounts/people.service.ts'
import { readReader, type SearchingPerson } from '#server/features/jobs/job-search/job-search.service.ts'
import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import { deliveriesFor, showNotifications } from '#server/features/people/preferences/notifications.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { fitOf } from '#shared/features/jobs/jobs/fit/fit.ts'
import { fitJob } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import { JOBS_PER_MAIL, MAILS_UNTIL_SLOW } from '#shared/features/jobs/saved-searches/alert-kinds.ts'
import { nextMorning } from '#shared/features/people/preferences/next-morning.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { Locale } from '#shared/kit/locales.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { STOP_PATH, stopToken } from '../saved-search-links.ts'
import { type SearchRow, updateSearch } from '../saved-searches.queries.ts'
import { alertMail } from './alert.emails.ts'
import { nextSendTime, nightUntil } from './alert-times.ts'
import { lockDue, markSent, selectDue, selectUnsent } from './delivery.queries.ts'

const SEARCHES_AT_ONCE = 500
const WEEK_MS = 7 * DAY

export async function deliverAlerts(platform: Platform): Promise<void> {
  for (const { id } of await selectDue(platform.db, platform.clock.now(), SEARCHES_AT_ONCE)) {
    try {
      await transaction(platform.db, async (tx) => {
        const search = await lockDue(tx, id, platform.clock.now())
        if (search) await deliver(tx, platform, search)
      })
    } catch (error) {
      platform.log.error({ err: error, searchId: id }, 'an alert could not be sent')
      // Retried later: otherwise it would block the front of the queue every time.
      await updateSearch(platform.db, id, { nextSendAt: new Date(platform.clock.now().getTime() + HOUR) })
    }
  }
}

async function deliver(tx: Db, platform: Platform, search: SearchRow): Promise<void> {
  const now = platform.clock.now()
  const person = await findPerson(tx, search.personId)
  const zone = person.timeZone ?? 'UTC'
  const next = nextSendTime(search.alert, zone, now)

  const wishes = await deliveriesFor(tx, search.personId, 'job_alert', now)
  const isMailed = wishes.mail.when !== 'never' && person.emailVerifiedAt !== null
  const all = Object.values(wishes)
  if (!isMailed && all.every(({ when }) => when === 'never')) {
    // Otherwise everything would be sent at once when alerts are switched on again.
    await markSent(tx, search.id, now)
    await updateSearch(tx, search.id, { nextSendAt: next })
    return
  }
  const later = all.find((wish) => wish.when === 'later')
  const quietUntil = later ? later.at : await defaultNight(tx, search.personId, zone, now)
  if (quietUntil) {
    await updateSearch(tx, search.id, { nextSendAt: quietUntil })
    return
  }
  const jobIds = await selectUnsent(tx, search)
  if (jobIds.length === 0) {
    await updateSearch(tx, search.id, { nextSendAt: next })
    return
  }
  if (isMailed) {
    const unanswered = await countUnanswered(tx, search)
    if (isTooSoon(search, unanswered, now)) {
      // Checked every morning: whoever comes back gets their frequency back.
      await updateSearch(tx, search.id, { nextSendAt: nextMorning(zone, now) })
      return
    }
    await send(tx, platform, { search, person, jobIds, isSlowed: unanswered + 1 === MAILS_UNTIL_SLOW })
    await updateSearch(tx, search.id, { lastSentAt: now, unansweredMails: unanswered + 1 })
  }
  await notify(platform, tx, {
    personId: search.personId,
    event: 'job_alert',
    href: `/jobs?${search.search}${search.search && '&'}sort=newest`,
    subject: search.id,
    values: { search: search.name },
    mail: 'sent',
  })
  await markSent(tx, search.id, now)
  await updateSearch(tx, search.id, { nextSendAt: next })
}

async function defaultNight(db: Db, personId: Id, zone: string, now: Date): Promise<Date | null> {
  const { quietHours } = await showNotifications(db, personId)
  return quietHours === null ? nightUntil(zone, now) : null
}

/** Emails since the last visit. A visit says more than a tracking pixel, and spies on nobody. */
async function countUnanswered(db: Db, { personId, lastSentAt, unansweredMails }: SearchRow): Promise<number> {
  const seenAt = await findLastSeen(db, personId)
  return lastSentAt === null || (seenAt !== null && seenAt > lastSentAt) ? 0 : unansweredMails
}

const isTooSoon = ({ alert, lastSentAt }: SearchRow, unanswered: number, now: Date): boolean =>
  unanswered >= MAILS_UNTIL_SLOW &&
  alert !== 'weekly' &&
  lastSentAt !== null &&
  now.getTime() - lastSentAt.getTime() < WEEK_MS

type AlertDelivery = {
  search: SearchRow
  person: SearchingPerson & { email: string; locale: string | null }
  jobIds: readonly Id[]
  isSlowed: boolean
}

async function send(tx: Db, platform: Platform, { search, person, jobIds, isSlowed }: AlertDelivery): Promise<void> {
  const { config, url, appKey, jobs } = platform
  const token = stopToken(appKey, search.id)
  const cards = await findJobCards(tx, jobIds.slice(0, JOBS_PER_MAIL))
  const reader = await readReader(tx, person)
  const now = platform.clock.now()
  const time = { now: now.getTime(), today: now.toISOString().slice(0, 10) }
  const mail = alertMail(i18nFor(person.locale as Locale), {
    siteTitle: config.siteTitle,
    url,
    name: search.name,
    search: search.search,
    jobs: cards.map((card) => ({ card, fit: fitOf(reader, fitJob(card), time) })),
    total: jobIds.length,
    isSlowed: isSlowed && search.alert !== 'weekly',
    stopUrl: `${url}${STOP_PATH}?token=${token}`,
  })
  const headers = {
    // One-click unsubscribe, RFC 8058.
    'List-Unsubscribe': `<${url}${STOP_PATH}?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  await jobs.send(sendMail, { to: person.email, ...mail, headers }, tx)
}
