// How an interview ended. Nobody is reported as absent who was in the room, or by somebody who did not wait there; a technical
// failure counts against nobody.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { provided, slot } from '#server/platform/wiring/slot.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import {
  type CompanyOutcome,
  REPORT_ABSENCE_WITHIN,
  REPORT_FAILURE_WITHIN,
  type TalentOutcome,
  WAIT_FOR_OTHERS,
} from '#shared/features/hiring/interviews/interview-kinds.ts'
import { type InterviewEvent, wasReachedBy } from '#shared/features/hiring/interviews/interview-status.ts'
import { hasRoom } from '#shared/features/hiring/interviews/room-window.ts'
import type { Id } from '#shared/kit/ids.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { findCompanyInterview, findOwnInterview } from '../meetings/cancelling.service.ts'
import type { InterviewRow } from '../meetings/interviews.queries.ts'
import { presentForCompany, presentOwn } from '../meetings/listing.service.ts'
import { moveInterview } from '../meetings/moving-interviews.service.ts'
import { notifyChange } from '../notifying/notifying.service.ts'
import { attendanceOf, type Visit } from './attendance.ts'
import { offerNewTimes } from './new-times.service.ts'

/** Who was in the room of an interview, and when. */
export const roomVisits = slot<(db: Db, interviewId: Id) => Promise<Visit[]>>('interviews.room-visits')

const minutes = WAIT_FOR_OTHERS / MINUTE
const waitLonger = /* i18n */ {
  id: 'interviews.wait_longer',
  message: 'Wait at least {minutes} minutes after the start before you report that nobody came.',
  values: { minutes },
}
const theyCame = /* i18n */ {
  id: 'interviews.they_came',
  message: 'The other side was in the room. If you could not hear or see each other, report a technical failure.',
}
const youWereNotThere = /* i18n */ {
  id: 'interviews.did_not_wait',
  message: 'You can report this once you have waited in the room for {minutes} minutes.',
  values: { minutes },
}
const absenceTooLate = /* i18n */ {
  id: 'interviews.absence_too_late',
  message: 'This can be reported until a day after the interview.',
}
const failureTooLate = /* i18n */ {
  id: 'interviews.failure_too_late',
  message: 'A technical failure can be reported until two hours after the interview.',
}

/** Nothing is recorded about calls elsewhere, so the person who reports is believed. */
async function ensureAbsent(
  db: Db,
  platform: Platform,
  interview: InterviewRow,
  by: 'talent' | 'company',
): Promise<void> {
  const now = platform.clock.now().getTime()
  if (now < interview.startsAt.getTime() + WAIT_FOR_OTHERS) throw tooLate(waitLonger)
  if (now > interview.endsAt.getTime() + REPORT_ABSENCE_WITHIN) throw tooLate(absenceTooLate)
  if (!hasRoom(interview)) return
  const visits = await provided(platform, roomVisits)(db, interview.id)
  const isTalent = (id: Id) => id === interview.talentId
  const isCompany = (id: Id) => !isTalent(id)
  const [own, other] = by === 'talent' ? [isTalent, isCompany] : [isCompany, isTalent]
  if (attendanceOf(visits, other, interview.startsAt).hasCome) throw tooLate(theyCame)
  if (attendanceOf(visits, own, interview.startsAt).waited < WAIT_FOR_OTHERS) throw tooLate(youWereNotThere)
}

type Step = { by: 'talent' | 'company'; viewer: Viewer; outcome: CompanyOutcome }

const events: Record<Step['by'], Record<CompanyOutcome, InterviewEvent>> = {
  talent: { absent: 'miss_company', failed: 'fail', held: 'complete' },
  company: { absent: 'miss_talent', failed: 'fail', held: 'complete' },
}

async function settle(db: Db, platform: Platform, interview: InterviewRow, { by, viewer, outcome }: Step) {
  const at = platform.clock.now()
  const event = events[by][outcome]
  if (wasReachedBy(interview.status, event)) return interview
  if (outcome === 'absent') await ensureAbsent(db, platform, interview, by)
  if (outcome === 'failed' && at.getTime() > interview.endsAt.getTime() + REPORT_FAILURE_WITHIN)
    throw tooLate(failureTooLate)
  return transaction(db, async (tx) => {
    const moved = await moveInterview(tx, interview, {
      event,
      actor: { role: by, id: viewer.id },
      at,
      reason: outcome,
    })
    if (outcome !== 'held') await notifyChange(tx, platform, moved, { how: outcome, by })
    if (outcome === 'failed') await offerNewTimes(tx, platform, moved)
    return moved
  })
}

export async function settleAsTalent(db: Db, platform: Platform, viewer: Viewer, id: Id, outcome: TalentOutcome) {
  const moved = await settle(db, platform, await findOwnInterview(db, viewer, id), { by: 'talent', viewer, outcome })
  const [shown] = await presentOwn(db, viewer, platform.clock.now(), [moved])
  return found(shown)
}

export async function settleForCompany(db: Db, platform: Platform, viewer: Viewer, id: Id, outcome: CompanyOutcome) {
  const interview = await findCompanyInterview(db, viewer, id)
  const moved = await settle(db, platform, interview, { by: 'company', viewer, outcome })
  const [shown] = await presentForCompany(db, viewer, platform.clock.now(), [moved], true)
  return found(shown)
}
