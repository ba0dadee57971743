// Tells people about their places, in their own language and time zone.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { Platform } from '#server/platform/platform.ts'
import { closesConfirming } from '#shared/features/learning/masterclass/registration-rules.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { Locale } from '#shared/kit/locales.ts'
import { formatTime, formatWeekday } from '#shared/kit/time-format.ts'
import type { RegistrationRow } from '../registering/registrations.queries.ts'
import type { TalkRow } from '../talks/talks.queries.ts'
import { placeMail, reminderMail } from './masterclass.emails.ts'

export const talkHref = ({ category, id }: Pick<TalkRow, 'category' | 'id'>): string => `/masterclass/${category}/${id}`

export async function recipientOf(tx: Db, personId: Id) {
  const person = await findPerson(tx, personId)
  const i18n = i18nFor(person.locale as Locale)
  const zone = person.timeZone ?? 'UTC'
  const whenOf = (at: Date): string =>
    `${formatWeekday(at.getTime(), zone, i18n.locale)}, ${formatTime(at.getTime(), zone, i18n.locale)}`
  return { person, i18n, whenOf }
}

export async function notifyPlace(tx: Db, platform: Platform, talk: TalkRow, offer: RegistrationRow): Promise<void> {
  if (talk.startsAt === null || offer.offerEndsAt === null) return
  const { person, i18n, whenOf } = await recipientOf(tx, offer.personId)
  const mail = placeMail(i18n, {
    siteTitle: platform.config.siteTitle,
    title: talk.title,
    when: whenOf(talk.startsAt),
    until: whenOf(offer.offerEndsAt),
    url: `${platform.url}${talkHref(talk)}`,
  })
  await notify(platform, tx, {
    personId: person.id,
    event: 'talk_place',
    href: talkHref(talk),
    subject: talk.id,
    values: { title: talk.title, until: whenOf(offer.offerEndsAt) },
    mail: { to: person.email, ...mail },
  })
}

export async function remind(
  tx: Db,
  platform: Platform,
  talk: TalkRow,
  { personId, mustConfirm }: RegistrationRow,
): Promise<void> {
  if (talk.startsAt === null) return
  const { person, i18n, whenOf } = await recipientOf(tx, personId)
  const when = whenOf(talk.startsAt)
  const mail = reminderMail(i18n, {
    siteTitle: platform.config.siteTitle,
    title: talk.title,
    when,
    url: `${platform.url}${talkHref(talk)}`,
    until: mustConfirm ? whenOf(new Date(closesConfirming(talk.startsAt.getTime()))) : null,
  })
  await notify(platform, tx, {
    personId,
    event: 'talk_reminder',
    href: talkHref(talk),
    subject: talk.id,
    values: { title: talk.title, when },
    mail: { to: person.email, ...mail },
  })
}
