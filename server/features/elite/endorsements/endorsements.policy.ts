import { MAX_CHANGES } from '#shared/features/elite/endorsements/endorsement-limits.ts'
import {
  type EndorserStatus,
  isAskedEndorser,
  isDraftEndorser,
  isReplaceable,
} from '#shared/features/elite/endorsements/endorser-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'

export const isOwnEndorser = (viewer: { id: Id }, { personId }: { personId: Id }): boolean => viewer.id === personId

/** Days between two reminders that the applicant sends. */
const REMIND_DAYS = 3

type EndorserFacts = { status: EndorserStatus; invitedAt: Date | null; remindedAt: Date | null }

/** What the applicant may do. `changes`: how many endorsers they have replaced so far. */
export function applicantMay({ status, invitedAt, remindedAt }: EndorserFacts, changes: number, now: Date) {
  const last = remindedAt ?? invitedAt
  return {
    remove: isDraftEndorser(status),
    replace: isReplaceable(status) && changes < MAX_CHANGES,
    remind: isAskedEndorser(status) && last !== null && now.getTime() - last.getTime() >= REMIND_DAYS * DAY,
  }
}
