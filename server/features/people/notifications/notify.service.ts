// The only way to notify a person: on every channel they want, now, after their quiet hours, or in the next digest.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { type Delivery, deliveriesFor } from '#server/features/people/preferences/notifications.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WordValues } from '#server/platform/wiring/notification-title.ts'
import { notificationCreated } from '#shared/features/people/notifications/notifications.events.ts'
import { nextMorning } from '#shared/features/people/preferences/next-morning.ts'
import { factsOf } from '#shared/features/people/preferences/notification-events.ts'
import type { Id } from '#shared/kit/ids.ts'
import { chooseLocale } from '#shared/kit/locales.ts'
import type { NotificationEvent } from '#shared/notification-facts.ts'
import { titleOf } from './notification-words.ts'
import { countUnread, insertNotification, type NotificationRow } from './notifications.queries.ts'
import { pushNotification } from './push/push.jobs.ts'

export type NotificationRequest = {
  personId: Id
  event: NotificationEvent
  href: string
  /** Placeholders of the event's text. */
  values?: WordValues
  /** Another person named in the values: the notification is deleted with them. */
  about?: Id
  /** Groups repeats, for example of a conversation, into one entry until it is read. */
  subject?: string
  /** A dedicated email instead of a line in the bundled one; 'sent' if the caller has sent one. */
  mail?: Mail | 'sent'
}

type Deps = Pick<Platform, 'jobs' | 'clock' | 'realtime' | 'wiring'>

export async function notify(platform: Deps, tx: Db, request: NotificationRequest): Promise<void> {
  const { personId, event, href, values = {}, subject = '', about = null, mail } = request
  const now = platform.clock.now()
  const [wishes, person] = [await deliveriesFor(tx, personId, event, now), await findPerson(tx, personId)]
  const row = await insertNotification(tx, {
    personId,
    event,
    subject,
    values,
    href,
    aboutId: about,
    isListed: wishes.app.when !== 'never',
    createdAt: now,
    mailDueAt: mail ? null : mailDueAt(wishes.mail, { event, now, timeZone: person.timeZone }),
  })
  if (mail && mail !== 'sent') await sendAsPreferred(platform, tx, mail, wishes.mail)
  const pushAt = wishes.push.when === 'later' ? wishes.push.at : undefined
  if (wishes.push.when === 'now' || pushAt) await platform.jobs.send(pushNotification, { id: row.id }, tx, pushAt)
  if (row.isListed) await announce(platform, tx, row, person.locale)
}

async function announce({ realtime, wiring }: Deps, tx: Db, row: NotificationRow, locale: string): Promise<void> {
  const payload = {
    id: row.id,
    title: titleOf(wiring, i18nFor(chooseLocale(locale)), row),
    href: row.href,
    unread: await countUnread(tx, row.personId),
  }
  realtime.publish(notificationCreated, { personId: row.personId }, payload, { tx })
}

async function sendAsPreferred({ jobs }: Deps, tx: Db, mail: Mail, wish: Delivery): Promise<void> {
  if (wish.when === 'now') await jobs.send(sendMail, mail, tx)
  if (wish.when === 'later') await jobs.send(sendMail, mail, tx, wish.at)
}

type MailFacts = { event: NotificationEvent; now: Date; timeZone: string | null }

function mailDueAt(wish: Delivery, { event, now, timeZone }: MailFacts): Date | null {
  if (wish.when === 'never') return null
  if (wish.when === 'digest') return nextMorning(timeZone ?? 'UTC', now)
  const waited = now.getTime() + (factsOf(event).mailAfterMinutes ?? 0) * 60_000
  return new Date(wish.when === 'later' ? Math.max(waited, wish.at.getTime()) : waited)
}
