import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { findMemberRoles } from '#server/features/people/companies/companies.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { JobTeam } from '#shared/features/jobs/jobs/job-team.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canWriteFor } from '../jobs.policy.ts'
import { lockJob } from '../jobs.queries.ts'
import { viewOwnJob } from '../jobs.service.ts'
import { deleteFromTeams, selectTeam, writeTeam } from './job-team.queries.ts'

export async function showTeamOf(db: Db, viewer: Viewer, jobId: Id): Promise<JobTeam> {
  const { job, memberRole } = await viewOwnJob(db, viewer, jobId)
  const personIds = await selectTeam(db, jobId)
  const [names, roles] = await Promise.all([findVerifiedNames(db, personIds), findMemberRoles(db, job.companyId)])
  return {
    members: personIds.flatMap((personId) => {
      const [name, role] = [names.get(personId), roles.get(personId)]
      return name !== undefined && role ? [{ personId, name, role }] : []
    }),
    canChange: canWriteFor(memberRole),
  }
}

export async function changeTeamOf(
  db: Db,
  { realtime }: Pick<Platform, 'realtime'>,
  viewer: Viewer,
  jobId: Id,
  personIds: readonly Id[],
): Promise<JobTeam> {
  const { job, memberRole } = await viewOwnJob(db, viewer, jobId)
  ensure(canWriteFor(memberRole))
  await transaction(db, async (tx) => {
    found(await lockJob(tx, jobId))
    const roles = await findMemberRoles(tx, job.companyId)
    const stranger = personIds.findIndex((personId) => !roles.has(personId))
    if (stranger >= 0) throw fieldError(['personIds', stranger], notMember)
    const affected = new Set([...(await selectTeam(tx, jobId)), ...personIds])
    await writeTeam(tx, jobId, [...new Set(personIds)], viewer.id)
    for (const personId of affected) realtime.recheck({ personId }, tx)
  })
  return showTeamOf(db, viewer, jobId)
}

const notMember = /* i18n */ { id: 'jobs.not_member', message: 'Choose members of your company.' }

export const leaveTeams = (tx: Db, _: Platform, left: { companyId: Id; personId: Id }): Promise<void> =>
  deleteFromTeams(tx, left.companyId, left.personId)
