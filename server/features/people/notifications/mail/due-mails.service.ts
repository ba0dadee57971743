// Bundles everything due that a person has not seen in the app into one email.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import { chooseLocale } from '#shared/kit/locales.ts'
import { titleOf } from '../notification-words.ts'
import { selectPeopleWithDueMail, takeDueMail } from '../notifications.queries.ts'
import { bundledMail } from './notifications.emails.ts'
import { unsubscribeUrl } from './unsubscribe-link.ts'

/** The rest waits for the next run. */
const MAX_PER_RUN = 500

export async function sendDueMails(platform: Platform): Promise<void> {
  const people = await selectPeopleWithDueMail(platform.db, platform.clock.now(), MAX_PER_RUN)
  for (const personId of people) await transaction(platform.db, (tx) => sendDueMail(tx, platform, personId))
}

async function sendDueMail(
  tx: Db,
  { clock, config, url, appKey, jobs, wiring }: Platform,
  personId: Id,
): Promise<void> {
  const due = await takeDueMail(tx, personId, clock.now())
  if (due.length === 0) return
  const person = await findPerson(tx, personId)
  // An unverified address may be a stranger's.
  if (person.emailVerifiedAt === null || person.suspendedAt !== null) return
  const i18n = i18nFor(chooseLocale(person.locale))
  const lines = due.map((row) => ({ title: titleOf(wiring, i18n, row), href: row.href }))
  const mail = bundledMail(i18n, { siteTitle: config.siteTitle, siteUrl: url, lines })
  const events = [...new Set(due.map(({ event }) => event))]
  const headers = {
    'List-Unsubscribe': `<${unsubscribeUrl(url, appKey, { personId, events })}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  await jobs.send(sendMail, { to: person.email, ...mail, headers }, tx)
}
