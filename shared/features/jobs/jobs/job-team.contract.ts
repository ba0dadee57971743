import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { memberRoles } from '#shared/features/people/companies/company-facts.ts'
import { MAX_TEAM_SIZE } from '#shared/features/people/team/team-limits.ts'
import { id } from '#shared/kit/ids.ts'

const jobTeam = z
  .object({
    /** Empty: every member works on the job according to their role. */
    members: z.array(z.object({ personId: id, name: z.string(), role: z.enum(memberRoles) })),
    canChange: z.boolean(),
  })
  .meta({ id: 'JobTeam' })
export type JobTeam = z.output<typeof jobTeam>

const byId = z.object({ id })

export const jobTeams = {
  show: endpoint({
    method: 'GET',
    path: '/company/api/jobs/:id/team',
    guard: 'company',
    summary: 'The members who work on a job. With a team, other hiring managers and interviewers only read it.',
    params: byId,
    response: jobTeam,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/company/api/jobs/:id/team',
    guard: 'company',
    summary: 'Sets the members who work on a job; an empty list opens it to all members again.',
    params: byId,
    body: z.object({ personIds: z.array(id).max(MAX_TEAM_SIZE) }),
    response: jobTeam,
  }),
}
