// Runs hourly: reminders a few days ahead, and the deletions that are due.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import { i18nFor, localeOf } from '#server/platform/i18n/server-i18n.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DELETION_REMINDER_DAYS } from '#shared/features/people/personal-data/personal-data-limits.ts'
import { deletionReminderMail } from '../personal-data.emails.ts'
import { carryOut } from './deletions.jobs.ts'
import { type DeletionRow, markReminded, selectDueDeletions, selectUnremindedDeletions } from './deletions.queries.ts'
import { factsOf } from './deletions.service.ts'

const DAY = 86_400_000
/** The rest waits for the next run. */
const MAX_PER_RUN = 1_000

export async function remindOfDeletions(platform: Platform): Promise<void> {
  const dueBefore = new Date(platform.clock.now().getTime() + DELETION_REMINDER_DAYS * DAY)
  for (const row of await selectUnremindedDeletions(platform.db, dueBefore, MAX_PER_RUN)) await remind(platform, row)
}

const remind = (platform: Platform, row: DeletionRow): Promise<void> =>
  transaction(platform.db, async (tx) => {
    if (!(await markReminded(tx, row.id, platform.clock.now()))) return
    const person = await findPerson(tx, row.personId)
    const i18n = i18nFor(localeOf(person.locale, undefined))
    const mail = deletionReminderMail(i18n, factsOf(platform, row, person.timeZone))
    await platform.jobs.send(sendMail, { to: person.email, ...mail }, tx)
  })

/** One job each, so that a failing one is retried alone. */
export async function sendDueDeletions({ db, clock, jobs }: Platform): Promise<void> {
  for (const { id } of await selectDueDeletions(db, clock.now(), MAX_PER_RUN)) {
    await jobs.send(carryOut, { requestId: id })
  }
}
