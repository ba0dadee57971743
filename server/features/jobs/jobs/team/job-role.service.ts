// A member's role on one job. Once a job has a team, hiring managers and interviewers outside it only read it; owners, admins and
// recruiters work on every job.

import type { Db } from '#server/platform/db/database.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectIsOnTeam } from './job-team.queries.ts'

const boundToTeams: readonly MemberRole[] = ['hiring_manager', 'interviewer']

type Member = { personId: Id; jobId: Id; memberRole: MemberRole | null }

export async function roleOnJob(db: Db, { personId, jobId, memberRole }: Member): Promise<MemberRole | null> {
  if (memberRole === null || !boundToTeams.includes(memberRole)) return memberRole
  return (await selectIsOnTeam(db, jobId, personId)) === false ? 'viewer' : memberRole
}
