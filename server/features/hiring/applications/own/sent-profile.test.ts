import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { READABLE_DAYS } from '#shared/features/hiring/applications/application-kinds.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { anApplication, OF_COMPANY } from '../applications.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const PROFILE = '/talent/api/profile'
const add = ({ visitor }: BuiltPerson, section: string, content: object) =>
  visitor.put(`${PROFILE}/entries/${randomUUID()}`, { entry: { section, content } })

async function aTalentWithAProfile() {
  const talent = await aPerson(test, { name: 'Wanjiru Kamau' })
  const place = { country: 'KE', city: 'Nairobi', timeZone: 'Africa/Nairobi', workCountries: ['KE'] }
  await talent.visitor.put('/talent/api/facts/place', place)
  const roles = [{ title: 'Engineer', start: '2021', summary: 'Wanjiru led payments.' }]
  await add(talent, 'work', { company: 'Mavuno Market', roles })
  await add(talent, 'links', { url: 'https://wanjiru.example' })
  await add(talent, 'references', { name: 'Otieno', quote: 'A secret.' })
  await talent.visitor.put(`${PROFILE}/about`, { summary: 'Wanjiru builds payment systems.' })
  return talent
}

it('a company gets the parts of a profile that companies may see, as they were', async () => {
  const talent = await aTalentWithAProfile()
  await talent.visitor.put(`${PROFILE}/visibility`, { part: 'place', visibility: 'me' })
  const { id, owner } = await anApplication(test, { talent })
  await talent.visitor.put(`${PROFILE}/about`, { summary: 'Changed later.' })
  const shown = (await owner.visitor.get(`${OF_COMPANY}/${id}`)).json<CompanyApplication>()
  expect(shown.sent.background).toMatchObject({
    summary: 'Wanjiru builds payment systems.',
    entries: [{ section: 'work', content: { company: 'Mavuno Market' } }, { section: 'links' }],
  })
  expect(shown.sent.profile.place).toBeNull()
  expect(shown.talent).toMatchObject({ country: null, city: null })
  expect(JSON.stringify(shown)).not.toContain('A secret.')
})

it('members who get no contact details get no links either', async () => {
  const talent = await aTalentWithAProfile()
  const { id, owner, company } = await anApplication(test, { talent })
  const interviewer = await aPerson(test)
  await addMember(test.platform.db, owner, company.id, { personId: interviewer.id, role: 'interviewer' })
  const shown = (await interviewer.visitor.get(`${OF_COMPANY}/${id}`)).json<CompanyApplication>()
  expect(shown.sent.email).toBe('')
  expect(shown.sent.background?.entries.map(({ section }) => section)).toEqual(['work'])
})

it('hides the name in the profile, too, while a job hides names', async () => {
  const talent = await aTalentWithAProfile()
  const { id, job, owner } = await anApplication(test, { talent })
  await owner.visitor.put(`/company/api/jobs/${job.id}/applicant-names`, { isHidden: true })
  const shown = (await owner.visitor.get(`${OF_COMPANY}/${id}`)).json<CompanyApplication>()
  expect(shown).toMatchObject({
    isNameHidden: true,
    sent: {
      background: {
        summary: '••• builds payment systems.',
        entries: [{ section: 'work', content: { roles: [{ summary: '••• led payments.' }] } }],
      },
    },
  })
  expect(JSON.stringify(shown)).not.toMatch(/wanjiru|kamau/i)
})

it('withholds the profile 30 days after the end', async () => {
  const talent = await aTalentWithAProfile()
  const { id, owner } = await anApplication(test, { talent })
  await talent.visitor.post(`/talent/api/applications/${id}/withdraw`, {})
  test.clock.advance((READABLE_DAYS + 1) * DAY)
  await owner.visitor.signIn(owner)
  const shown = (await owner.visitor.get(`${OF_COMPANY}/${id}`)).json<CompanyApplication>()
  expect(shown.sent.background).toBeUndefined()
})
