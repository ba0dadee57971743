import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { CompanyInvitation } from '#shared/features/jobs/invitations/invitations.contract.ts'

export const invitationsOf = (jobId: string) => `/company/api/jobs/${jobId}/invitations`
export const OWN = '/talent/api/invitations'
export const answerOf = (id: string) => `${OWN}/${id}/status`

/** A person invited to a job, and the company that invited them. */
export async function anInvitation(test: TestApp, given: { talent?: BuiltPerson; fields?: object } = {}) {
  const talent = given.talent ?? (await aVerifiedTalent(test))
  const { job, owner, company } = await aPublishedJob(test, given.fields)
  const answer = await owner.visitor.post(invitationsOf(job.id), { talentId: talent.id, message: 'Join us in Oslo' })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { invitation: answer.json<CompanyInvitation>(), talent, job, owner, company }
}
