import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { changeStatus } from '#server/features/people/companies/companies.service.ts'
import { savePlace, saveWork } from '#server/features/people/talents/talents.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { type JobReach, jobReaches } from '#shared/features/jobs/job-reach/job-reach.contract.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const words = { _: ({ message }: { message: string }) => message }

async function aBackendEngineer() {
  const talent = await aVerifiedTalent(test)
  const place = { country: 'KE', city: 'Nairobi', timeZone: 'Africa/Nairobi', workCountries: [] }
  await savePlace(test.platform, talent.id, place)
  const skills = [{ slug: 'postgresql', level: 4 as const }]
  await saveWork(test.platform, talent.id, { headline: 'Backend engineer', seniority: 'mid', skills }, words)
  return talent
}

it('counts people who can be found, and nobody who has hidden from the company', async () => {
  const { owner, company } = await aVerifiedCompany(test)
  const people = await Promise.all(Array.from({ length: 15 }, aBackendEngineer))
  const count = async (minLevel: number) => {
    const terms = { eligibility: { mode: 'worldwide' }, skills: [{ skillId: 'postgresql', minLevel }] }
    return (await owner.visitor.post(jobReaches.count.path, terms)).json<JobReach>()
  }
  expect((await count(3)).steps).toMatchObject([{ people: 15 }, { people: 15 }, { people: 15 }, { people: 15 }])
  expect((await count(5)).steps[0]).toMatchObject({ people: null, countries: null })
  const [hidden, gone] = people
  await hidden?.visitor.put(`/shared/api/settings/hidden-companies/${company.id}`)
  expect((await count(3)).steps[0]).toMatchObject({ people: 10 })
  await gone?.visitor.patch('/shared/api/settings/privacy', { seeking: 'not_looking' })
  const { owner: other } = await aVerifiedCompany(test)
  const terms = { eligibility: { mode: 'worldwide' }, skills: [{ skillId: 'postgresql', minLevel: 3 }] }
  // Hidden from the first company only.
  expect((await other.visitor.post(jobReaches.count.path, terms)).json<JobReach>().steps[0]).toMatchObject({
    people: 10,
  })
})

it('counts nothing without a must-have, nor for a suspended company', async () => {
  const { owner, company } = await aVerifiedCompany(test)
  const ask = (terms: object) => owner.visitor.post(jobReaches.count.path, terms)
  expect((await ask({ eligibility: { mode: 'worldwide' } })).json()).toEqual({ steps: [], relaxed: null })
  await changeStatus(test.platform.db, { id: newId(), roles: ['operator'] }, company.id, { event: 'suspend' })
  expect((await ask({ skills: [{ skillId: 'postgresql' }] })).statusCode).toBe(403)
})
