import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompanyToken, callWith } from '#server/features/entry/company-tokens/company-tokens.builder.ts'
import { anApplication } from '#server/features/hiring/applications/applications.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aCompany } from '#server/features/people/companies/companies.builder.ts'
import { listOwnCompanies } from '#server/features/people/companies/companies.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { companyExports } from '#shared/features/workspace/company-exports/company-exports.contract.ts'
import { exportApplicants, exportJobs } from './company-exports.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const APPLICANTS_CSV_PATH = companyExports.applicants.path
const JOBS_CSV_PATH = companyExports.jobs.path

const linesOf = (body: string) => body.split('\r\n').slice(1, -1)

it('has every applicant and job, beyond the first page', async () => {
  const to = await aPublishedJob(test)
  const second = await aPublishedJob(test, {}, to)
  const ids: string[] = []
  for (let sent = 0; sent < 3; sent += 1) ids.push((await anApplication(test, { to })).id)
  const [company] = await listOwnCompanies(test.platform.db, to.owner)
  if (!company) throw new Error('the owner has a company')
  const wanted = { company, hasMark: false, pageSize: 1 }
  const [applicants, jobs] = [
    await exportApplicants(test.platform, to.viewer, wanted),
    await exportJobs(test.platform, to.viewer, wanted),
  ]
  const answer = await to.owner.visitor.get(APPLICANTS_CSV_PATH)
  expect(await text(Readable.from(applicants))).toBe(answer.body)
  const jobIds = linesOf(await text(Readable.from(jobs))).map((line) => line.split(',')[0])
  expect(new Set(jobIds)).toEqual(new Set([to.job.id, second.job.id]))
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="applicants-2026-11-15.csv"')
  const written = linesOf(answer.body).map((line) => line.split(',')[0])
  expect(new Set(written)).toEqual(new Set(ids))
})

it('keeps hidden names hidden, and nothing in it runs as a formula', async () => {
  const to = await aPublishedJob(test, { title: '=HYPERLINK("https://evil.example")' })
  const { sent } = await anApplication(test, { to })
  const shown = await to.owner.visitor.get(`${APPLICANTS_CSV_PATH}?jobId=${to.job.id}&bom=true`)
  expect(shown.body.startsWith('\uFEFFapplication_id,')).toBe(true)
  expect(shown.body).toContain(sent.name)
  expect((await to.owner.visitor.get(JOBS_CSV_PATH)).body).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  await to.owner.visitor.put(`/company/api/jobs/${to.job.id}/applicant-names`, { isHidden: true })
  const hidden = await to.owner.visitor.get(APPLICANTS_CSV_PATH)
  expect(linesOf(hidden.body)).toHaveLength(1)
  expect(hidden.body).not.toContain(sent.name)
})

it('has nothing of another company, and needs the scope of what it lists', async () => {
  const { job } = await aPublishedJob(test)
  const { owner } = await aCompany(test)
  expect((await owner.visitor.get(`${APPLICANTS_CSV_PATH}?jobId=${job.id}`)).statusCode).toBe(404)
  expect(linesOf((await owner.visitor.get(JOBS_CSV_PATH)).body)).toEqual([])
  expect((await owner.visitor.get(`${APPLICANTS_CSV_PATH}?jobId=x`)).statusCode).toBe(422)
  const { token } = await aCompanyToken(owner, { scopes: ['jobs:read'] })
  expect((await callWith(test, token, { url: JOBS_CSV_PATH })).statusCode).toBe(200)
  expect((await callWith(test, token, { url: APPLICANTS_CSV_PATH })).statusCode).toBe(403)
})
