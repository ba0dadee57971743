// Before a request is sent: who can take part, and when both sides could meet.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import type { CompanySide } from '#server/features/hiring/applications/applications.policy.ts'
import {
  findParties,
  findProgress,
  sideOf,
} from '#server/features/hiring/applications/company/company-applications.service.ts'
import { hidesNames } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { findCompanies, findMemberRoles } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import { freeTimes } from '#shared/features/hiring/interviews/free-times.ts'
import { MAX_AHEAD } from '#shared/features/hiring/interviews/interview-kinds.ts'
import type { InterviewPlan, PlanQuery } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { pseudonymOf } from '#shared/features/jobs/jobs/pseudonym.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectBusy } from '../busy/calendars.queries.ts'
import { companyClockOf, talentClockOf } from '../context.service.ts'
import { canArrange } from '../interviews.policy.ts'
import { selectBookings } from '../meetings/interviews.queries.ts'

const ended = /* i18n */ {
  id: 'interviews.applicant_gone',
  message: 'This application has ended, so nobody can be interviewed for it.',
}

/** Not while the application is over, unless only to read. */
export async function viewApplicant(
  db: Db,
  viewer: Viewer,
  applicationId: Id,
  may: (side: CompanySide) => boolean = canArrange,
) {
  const progress = found(await findProgress(db, applicationId))
  const side = await sideOf(db, viewer, progress)
  ensure(may(side))
  if (may === canArrange && !isLive(progress.status)) throw tooLate(ended)
  const { talentId } = found(await findParties(db, applicationId))
  return { side, application: { ...progress, talentId } }
}

/** Everybody but viewers. */
export async function findInterviewers(db: Db, companyId: Id): Promise<ReadonlyMap<Id, string>> {
  const roles = await findMemberRoles(db, companyId)
  const ids = [...roles].filter(([, role]) => role !== 'viewer').map(([id]) => id)
  return findVerifiedNames(db, ids)
}

/** For a talent who has not said when they work. */
const TYPICAL_HOURS = { from: 9 * 60, to: 18 * 60 }

export async function planInterview(
  db: Db,
  { clock }: Platform,
  viewer: Viewer,
  applicationId: Id,
  { minutes, panel = '' }: PlanQuery,
): Promise<InterviewPlan> {
  const { application } = await viewApplicant(db, viewer, applicationId)
  const { companyId, talentId, jobId } = application
  const [company] = await findCompanies(db, [companyId])
  const members = await findInterviewers(db, companyId)
  const now = clock.now().getTime()
  const chosen = panel.split(',').filter((id) => members.has(id))
  const people = [talentId, ...chosen]
  const range = { from: now, to: now + MAX_AHEAD }
  const busy = [...(await selectBookings(db, people, range)), ...(await selectBusy(db, people, range))]
  const companyClock = companyClockOf(found(company))
  const talentClock = await talentClockOf(db, talentId)
  const name = (await hidesNames(db, viewer, jobId))
    ? pseudonymOf(applicationId)
    : ((await findVerifiedNames(db, [talentId])).get(talentId) ?? '')
  const times = freeTimes({
    now,
    minutes,
    company: { zone: companyClock.zone, window: companyClock.window ?? TYPICAL_HOURS },
    talent: { ...talentClock, window: talentClock.window ?? TYPICAL_HOURS },
    busy,
  })
  return {
    members: [...members].map(([id, memberName]) => ({ id, name: memberName })),
    talent: { name },
    companyClock,
    talentClock,
    times: times.map(({ at, isInHours }) => ({ startsAt: new Date(at).toISOString(), isInHours })),
  }
}
