// A change of the ways in is written to the account's log and mailed to its owner: whoever else made it cannot keep the
// owner from hearing of it.

import type { Db } from '#server/platform/db/database.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { chooseLocale } from '#shared/kit/locales.ts'
import { insertSecurityEvent, selectSecurityEvent } from '../security-log.queries.ts'
import type { Origin } from '../security-log.service.ts'
import { readNotMeToken } from './not-me-links.ts'
import { type NoticedKind, securityNoticeMail, securityNoticeTitle } from './security-notices.emails.ts'

export { type NoticedKind, securityNoticeTitle }

export type NoticedPerson = Pick<Identity, 'id' | 'email' | 'locale' | 'timeZone'>
export type SecurityNotice = { kind: NoticedKind; origin: Origin; subject?: string | null }

/** How long the link in such a mail works. */
const NOT_ME_DAYS = 7

export async function noteSecurityChange(
  tx: Db,
  platform: Platform,
  person: NoticedPerson,
  { kind, origin, subject = null }: SecurityNotice,
): Promise<void> {
  const now = platform.clock.now()
  const eventId = await insertSecurityEvent(tx, { personId: person.id, kind, ...origin, subject, createdAt: now })
  const mail = securityNoticeMail(i18nFor(chooseLocale(person.locale)), {
    siteTitle: platform.config.siteTitle,
    siteUrl: platform.url,
    appKey: platform.appKey,
    eventId,
    kind,
    origin,
    subject,
    at: now,
    timeZone: person.timeZone ?? 'UTC',
  })
  await platform.jobs.send(sendMail, { to: person.email, ...mail }, tx)
}

/** What a "this was not me" link is about; null when it is not ours or too old. */
export async function findDisputedEvent(db: Db, { appKey, clock }: Platform, token: string) {
  const eventId = readNotMeToken(appKey, token)
  const event = eventId && (await selectSecurityEvent(db, eventId))
  if (!event) return null
  const age = clock.now().getTime() - event.createdAt.getTime()
  return age <= NOT_ME_DAYS * 86_400_000 ? event : null
}
