// Changes to the ways in are written to the security log and emailed to the owner, so that an intruder cannot hide them.

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

export type NoticeRecipient = Pick<Identity, 'id' | 'email' | 'locale' | 'timeZone'>
export type SecurityNotice = { kind: NoticedKind; origin: Origin; subject?: string | null }

const NOT_ME_DAYS = 7

export async function recordSecurityChange(
  tx: Db,
  platform: Platform,
  person: NoticeRecipient,
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
  await platform.jobs.send(sendMail, { to: person.email, personId: person.id, ...mail }, tx)
}

/** The event behind a "this was not me" link; null when it is not ours or too old. */
export async function findDisputedEvent(db: Db, { appKey, clock }: Platform, token: string) {
  const eventId = readNotMeToken(appKey, token)
  const event = eventId && (await selectSecurityEvent(db, eventId))
  if (!event) return null
  const age = clock.now().getTime() - event.createdAt.getTime()
  return age <= NOT_ME_DAYS * 86_400_000 ? event : null
}
