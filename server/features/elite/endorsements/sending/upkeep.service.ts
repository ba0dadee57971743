// Reminders at the endorser's daytime, the end of links, and telling applicants that nobody answers.

import { tellApplicant } from '#server/features/elite/elite/joining/telling.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { SILENT_DAYS } from '#shared/features/elite/endorsements/endorsement-limits.ts'
import { nextDaytime, nextReminder } from '#shared/features/elite/endorsements/reminder-times.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { toDate } from '../asking.service.ts'
import { type EndorserRow, moveEndorser, selectDue, selectSilent, updateEndorser } from '../endorsements.queries.ts'
import { sendRequest } from './sending.jobs.ts'

const BATCH = 200
const actor = { role: 'system', id: null } as const
/** A reminder delayed by more than this would miss the time of day that was chosen for it. */
const LATE = 2 * HOUR

export async function runEndorsementUpkeep(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  for (const endorser of await selectDue(db, now, BATCH))
    if (endorser.expiresAt !== null && endorser.expiresAt <= now) await expire(platform, endorser, now)
    else await remind(platform, endorser, now)
  for (const endorser of await selectSilent(db, new Date(now.getTime() - SILENT_DAYS * DAY), BATCH))
    await transaction(db, async (tx) => {
      await updateEndorser(tx, endorser.id, { silenceToldAt: now })
      await tell(tx, platform, endorser)
    })
}

const tell = (tx: Platform['db'], platform: Platform, endorser: EndorserRow): Promise<void> => {
  const { id: subject, applicationId: id, personId, name } = endorser
  return tellApplicant(tx, platform, { id, personId }, { outcome: 'silent_endorser', name, subject })
}

const expire = (platform: Platform, endorser: EndorserRow, now: Date): Promise<void> =>
  transaction(platform.db, async (tx) => {
    await moveEndorser(tx, endorser, { event: 'expire', actor, now, facts: { nextReminderAt: null } })
    await tell(tx, platform, endorser)
  })

async function remind({ db, jobs }: Platform, endorser: EndorserRow, now: Date): Promise<void> {
  const { id, timeZone, invitedAt, nextReminderAt, remindersSent } = endorser
  if (invitedAt === null || nextReminderAt === null) return
  if (now.getTime() - nextReminderAt.getTime() > LATE) {
    await updateEndorser(db, id, { nextReminderAt: new Date(nextDaytime(timeZone, now.getTime())) })
    return
  }
  await transaction(db, async (tx) => {
    const sent = remindersSent + 1
    const next = toDate(nextReminder(timeZone, invitedAt.getTime(), sent))
    await updateEndorser(tx, id, { remindersSent: sent, remindedAt: now, nextReminderAt: next })
    await jobs.send(sendRequest, { id, isReminder: true }, tx)
  })
}
