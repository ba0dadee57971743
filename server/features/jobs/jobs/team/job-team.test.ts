import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { anAnswer, anApplication } from '#server/features/hiring/applications/applications.builder.ts'
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

  it('keeps what applicants sent, their files and the CSV from members outside it', async () => {
    const employer = await aPublishedJob(test)
    const { owner, company, job } = employer
    const talent = await aVerifiedTalent(test)
    const resume = { id: await aReadyFile(test, talent), name: 'cv.txt', size: 14 }
    const sent = { resume, resumeText: 'Ten years at sea', coverNote: 'Dear team', answers: [anAnswer()] }
    const { id } = await anApplication(test, { to: employer, talent, sent })
    const path = `/company/api/applications/${id}`
    const reads = async ({ visitor }: Visiting) => {
      const shown = (await visitor.get(path)).json<CompanyApplication>()
      return {
        sent: [shown.sent.resume?.id ?? null, shown.sent.resumeText, shown.sent.coverNote, shown.sent.answers.length],
        isForTeam: shown.isForTeam,
        resume: (await visitor.post(`${path}/resume`)).statusCode,
        file: (await visitor.get(`/shared/api/applications/${id}/files/${resume.id}`)).statusCode,
        isInCsv: (await visitor.get('/company/api/exports/applicants.csv')).body.includes(id),
        csvOfJob: (await visitor.get(`/company/api/exports/applicants.csv?jobId=${job.id}`)).statusCode,
      }
    }
    const all = {
      sent: [resume.id, 'Ten years at sea', 'Dear team', 1],
      isForTeam: false,
      resume: 200,
      file: 200,
      isInCsv: true,
      csvOfJob: 200,
    }
    const nothing = {
      sent: [null, null, null, 0],
      isForTeam: true,
      resume: 403,
      file: 403,
      isInCsv: false,
      csvOfJob: 403,
    }
    const [viewer, interviewer, inside, recruiter] = [
      await aMember(test, owner, company, 'viewer'),
      await aMember(test, owner, company, 'interviewer'),
      await aMember(test, owner, company, 'viewer'),
      await aMember(test, owner, company, 'recruiter'),
    ]
    expect(await reads(viewer), 'without a team, every member works on the job').toEqual(all)
    await setTeam(owner, job, [inside.id])
    for (const member of [viewer, interviewer]) expect(await reads(member)).toEqual(nothing)
    for (const member of [inside, recruiter, owner]) expect(await reads(member)).toEqual(all)
    expect((await viewer.visitor.get(`${path}/video-resume`)).json()).toBeNull()
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
