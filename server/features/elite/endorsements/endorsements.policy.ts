import { MAX_CHANGES } from '#shared/features/elite/endorsements/endorsement-limits.ts'
import {
  type EndorserStatus,
  isAskedEndorser,
  isDraftEndorser,
  isReplaceable,
} from '#shared/features/elite/endorsements/endorser-status.ts'
import { nextDaytime } from '#shared/features/elite/endorsements/reminder-times.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'

export const isOwnEndorser = (viewer: { id: Id }, { personId }: { personId: Id }): boolean => viewer.id === personId

/** Days between two reminders that the applicant sends. */
const REMIND_DAYS = 3

type EndorserFacts = {
  status: EndorserStatus
  timeZone: string
  invitedAt: Date | null
  remindedAt: Date | null
  nextReminderAt: Date | null
}

/** Nothing to bring forward if the automatic reminder already goes out at the next possible time. */
const isReminderDue = ({ timeZone, nextReminderAt }: EndorserFacts, now: Date): boolean =>
  nextReminderAt !== null && nextReminderAt.getTime() <= nextDaytime(timeZone, now.getTime())

/** What the applicant may do. `changes`: how many endorsers they have replaced so far. */
export function applicantMay(endorser: EndorserFacts, changes: number, now: Date) {
  const { status, invitedAt, remindedAt } = endorser
  const last = remindedAt ?? invitedAt
  const isPause = last === null || now.getTime() - last.getTime() < REMIND_DAYS * DAY
  return {
    remove: isDraftEndorser(status),
    replace: isReplaceable(status) && changes < MAX_CHANGES,
    remind: isAskedEndorser(status) && !isPause && !isReminderDue(endorser, now),
  }
}
