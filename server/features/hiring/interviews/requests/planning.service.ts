// Before a request is sent: who can take part, and when both sides could meet.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import type { CompanySide } from '#server/features/hiring/applications/applications.policy.ts'
import {
  findParties,
  findProgress,
  sideOf,
} from '#server/features/hiring/applications/company/company-applications.service.ts'
import { hidesNames } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { findMemberRoles } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import { freeTimes } from '#shared/features/hiring/interviews/free-times.ts'
import { availability } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import type { InterviewPlan, PlanQuery } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { pseudonymOf } from '#shared/features/jobs/jobs/pseudonym.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canArrange } from '../interviews.policy.ts'
import { freeTimeOf, startsIn } from './free-time.service.ts'
import { selectHeld } from './requests.queries.ts'

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

export async function planInterview(
  db: Db,
  { clock }: Platform,
  viewer: Viewer,
  applicationId: Id,
  { minutes, panel = '', firstDay, lastDay, earliest, latest }: PlanQuery,
): Promise<InterviewPlan> {
  const { application } = await viewApplicant(db, viewer, applicationId)
  const { companyId, talentId, jobId } = application
  const members = await findInterviewers(db, companyId)
  const now = clock.now()
  const chosen = panel.split(',').filter((id) => members.has(id))
  const { companyClock, talentClock, search } = await freeTimeOf(db, { companyId, talentId, minutes }, chosen, now)
  const name = (await hidesNames(db, viewer, jobId))
    ? pseudonymOf(applicationId)
    : ((await findVerifiedNames(db, [talentId])).get(talentId) ?? '')
  const hours = earliest === undefined || latest === undefined ? null : { from: earliest, to: latest }
  const given = availability.safeParse({ from: firstDay, to: lastDay, hours })
  const held = given.success ? await selectHeld(db, chosen, now) : []
  return {
    members: [...members].map(([id, memberName]) => ({ id, name: memberName })),
    talent: { name },
    companyClock,
    talentClock,
    times: freeTimes(search).map(({ at, isInHours }) => ({ startsAt: new Date(at).toISOString(), isInHours })),
    starts: given.success ? startsIn(search, held, given.data).length : null,
  }
}
