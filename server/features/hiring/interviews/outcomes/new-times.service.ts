// After a failed call the applicant can choose a new time at once, from the free time of the members who would have taken part.
// Nobody in the company has to do anything.

import { findProgress } from '#server/features/hiring/applications/company/company-applications.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import { REQUEST_DAYS } from '#shared/features/hiring/interviews/interview-kinds.ts'
import { addDays, DAY, localDateAt, MINUTE } from '#shared/kit/time-zones.ts'
import { type InterviewRow, selectPeople } from '../meetings/interviews.queries.ts'
import { notifyRequest } from '../notifying/notifying.service.ts'
import { freeTimeOf, startsIn } from '../requests/free-time.service.ts'
import { findInterviewers } from '../requests/planning.service.ts'
import { insertRequest, selectHeld } from '../requests/requests.queries.ts'

/** Two working weeks, so that there is a choice even if the next days are full. */
const DAYS_OFFERED = 14

/** Nothing happens where nobody is free, or where a request of this kind is open already. */
export async function offerNewTimes(tx: Db, platform: Platform, interview: InterviewRow): Promise<void> {
  const { applicationId, companyId, jobId, talentId, organizerId, kind, mode, place, preparation } = interview
  if (!isLive((await findProgress(tx, applicationId))?.status)) return
  const now = platform.clock.now()
  const members = await findInterviewers(tx, companyId)
  const seats = await selectPeople(tx, [interview.id])
  const panel = seats.map(({ personId }) => personId).filter((id) => members.has(id))
  if (panel.length === 0) return
  const minutes = (interview.endsAt.getTime() - interview.startsAt.getTime()) / MINUTE
  const meeting = { companyId, talentId, minutes }
  const { companyClock, search } = await freeTimeOf(tx, meeting, panel, now)
  const today = localDateAt(companyClock.zone, now.getTime())
  const availability = { from: today, to: addDays(today, DAYS_OFFERED), hours: null }
  if (startsIn(search, await selectHeld(tx, panel, now), availability).length === 0) return
  const request = await insertRequest(
    tx,
    {
      ...meeting,
      availability,
      applicationId,
      jobId,
      requestedBy: organizerId,
      kind,
      mode,
      place,
      message: preparation,
      createdAt: now,
      expiresAt: new Date(now.getTime() + REQUEST_DAYS * DAY),
    },
    panel,
  )
  if (request) await notifyRequest(tx, platform, request, 'sent')
}
