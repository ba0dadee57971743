// A member's role on one job. Once a job has a team, hiring managers and interviewers outside it only read it, and nobody outside it
// reads what applicants sent; owners, admins and recruiters work on every job.

import type { Db } from '#server/platform/db/database.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectIsOnTeam, selectJobsOfOtherTeams } from './job-team.queries.ts'

const boundToTeams: readonly MemberRole[] = ['hiring_manager', 'interviewer']

const onEveryJob: readonly MemberRole[] = ['owner', 'admin', 'recruiter']

type Member = { personId: Id; jobId: Id; memberRole: MemberRole | null }

export async function roleOnJob(db: Db, { personId, jobId, memberRole }: Member): Promise<MemberRole | null> {
  if (memberRole === null || !boundToTeams.includes(memberRole)) return memberRole
  return (await selectIsOnTeam(db, jobId, personId)) === false ? 'viewer' : memberRole
}

/** Without a team, every member works on the job. */
export async function worksOnJob(db: Db, { personId, jobId, memberRole }: Member): Promise<boolean> {
  if (memberRole === null) return false
  return onEveryJob.includes(memberRole) || (await selectIsOnTeam(db, jobId, personId)) !== false
}

/** The jobs of a company on which the member does not work. */
export const findJobsOfOthers = async (
  db: Db,
  { personId, companyId, memberRole }: { personId: Id; companyId: Id; memberRole: MemberRole },
): Promise<Id[]> => (onEveryJob.includes(memberRole) ? [] : selectJobsOfOtherTeams(db, companyId, personId))
