import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplication } from '#server/features/hiring/applications/applications.builder.ts'
import { removeMember } from '#server/features/people/companies/companies.service.ts'
import { aMember } from '#server/features/people/team/team.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { type JobTeam, jobTeams } from '#shared/features/jobs/jobs/job-team.contract.ts'
import type { CompanyJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { aPublishedJob } from '../jobs.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Visiting = { visitor: ReturnType<TestApp['visitor']> }
const pathOf = ({ id }: { id: string }) => jobTeams.show.path.replace(':id', id)
const setTeam = ({ visitor }: Visiting, job: { id: string }, personIds: string[]) =>
  visitor.put(pathOf(job), { personIds })

describe('the team of a job', () => {
  it('lets hiring managers outside it only read the job and its applicants', async () => {
    const employer = await aPublishedJob(test)
    const { owner, company, job } = employer
    const application = await anApplication(test, { to: employer })
    const [inside, outside] = [
      await aMember(test, owner, company, 'hiring_manager'),
      await aMember(test, owner, company, 'hiring_manager'),
    ]
    const rights = async ({ visitor }: Visiting) => {
      const { canEdit } = (await visitor.get(`/company/api/jobs/${job.id}`)).json<CompanyJob>()
      const { can } = (await visitor.get(`/company/api/applications/${application.id}`)).json<CompanyApplication>()
      return { canEdit, canMove: can.includes('move') }
    }
    expect(await rights(outside)).toEqual({ canEdit: true, canMove: true })
    const set = await setTeam(owner, job, [inside.id])
    expect(set.json<JobTeam>().members).toMatchObject([{ personId: inside.id, role: 'hiring_manager' }])
    expect(await rights(inside)).toEqual({ canEdit: true, canMove: true })
    expect(await rights(outside)).toEqual({ canEdit: false, canMove: false })
    expect((await setTeam(outside, job, [])).statusCode).toBe(403)
    expect(await rights(owner)).toEqual({ canEdit: true, canMove: true })
  })

  it('has members of the company only, and loses those who leave it', async () => {
    const { owner, company, job } = await aPublishedJob(test)
    const { owner: stranger } = await aPublishedJob(test)
    const interviewer = await aMember(test, owner, company, 'interviewer')
    expect((await setTeam(owner, job, [stranger.id])).statusCode).toBe(422)
    await setTeam(owner, job, [interviewer.id])
    await removeMember(test.platform.db, test.platform, owner, company.id, interviewer.id)
    expect((await owner.visitor.get(pathOf(job))).json<JobTeam>().members).toEqual([])
    expect((await stranger.visitor.get(pathOf(job))).statusCode).toBe(404)
  })
})
