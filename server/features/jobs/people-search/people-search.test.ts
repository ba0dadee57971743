import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { invitationsOf } from '#server/features/jobs/invitations/invitations.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { savePayFloor } from '#server/features/people/talents/talents.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import {
  type PeopleContext,
  type PeopleList,
  type PeoplePage,
  peopleSearch,
} from '#shared/features/jobs/people-search/people-search.contract.ts'
import { aFindablePerson } from './people-search.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** Each test searches for its own role, so that it never finds people of another test. */
let role = ''
let tests = 0
beforeEach(() => {
  role = `Role number ${++tests}`
})
const aPersonOf = (named: Parameters<typeof aFindablePerson>[1] = {}) =>
  aFindablePerson(test, { ...named, work: { headline: role, ...named.work } })

const search = async ({ visitor }: BuiltPerson, filters: Record<string, string> = {}) => {
  const answer = await visitor.get(
    `${peopleSearch.search.path}?${new URLSearchParams({ role, ...filters }).toString()}`,
  )
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<PeoplePage>()
}
const idsOf = ({ items }: PeoplePage) => items.map(({ id }) => id)
const contextOf = async ({ visitor }: BuiltPerson) =>
  (await visitor.get(peopleSearch.context.path)).json<PeopleContext>()
const privacy = '/shared/api/settings/privacy'

describe('finding people', () => {
  it('filters by skills, languages, country, overlap and availability', async () => {
    const { owner } = await aVerifiedCompany(test)
    const near = await aPersonOf({
      place: { country: 'DE', city: 'Leipzig', timeZone: 'Europe/Berlin' },
      work: {
        skills: [
          { slug: 'go', level: 4 },
          { slug: 'german', level: 5 },
        ],
      },
    })
    const far = await aPersonOf({ place: { country: 'NZ', city: 'Dunedin', timeZone: 'Pacific/Auckland' } })
    await far.visitor.patch(privacy, { seeking: 'active' })
    const both = await search(owner)
    expect(idsOf(both)).toEqual([far.id, near.id])
    expect(both.total).toBe(2)
    for (const filters of [{ skills: 'go~4' }, { languages: 'de~C1' }, { country: 'DE' }, { minOverlap: '6' }])
      expect(idsOf(await search(owner, filters)), JSON.stringify(filters)).toEqual([near.id])
    expect(idsOf(await search(owner, { availability: 'active' }))).toEqual([far.id])
    expect((await search(owner, { skills: 'go~5' })).total).toBe(0)
    expect((await search(owner, { skills: 'go~4,postgresql' })).total).toBe(0)
  })

  it('shows every person once across pages', async () => {
    const { owner } = await aVerifiedCompany(test)
    const people = [await aPersonOf(), await aPersonOf(), await aPersonOf()]
    const first = await search(owner, { limit: '2' })
    const second = await search(owner, { limit: '2', cursor: first.nextCursor ?? '' })
    expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual(people.map(({ id }) => id).toSorted())
    expect(second.nextCursor).toBeNull()
  })

  it('says how each person fits a job, and suggests its search', async () => {
    const employer = await aPublishedJob(test, { hours: { minOverlapHours: 4 } })
    const { owner, job } = employer
    await aPersonOf({ place: { country: 'NZ', city: 'Dunedin', timeZone: 'Pacific/Auckland' }, work: { skills: [] } })
    const fitting = await aPersonOf()
    const { items } = await search(owner, { jobId: job.id })
    expect(items).toMatchObject([
      { id: fitting.id, fit: { verdict: 'yes', mustHaves: { met: 1, total: 1 } } },
      { fit: { verdict: 'yes_if', mustHaves: { met: 0, total: 1 } } },
    ])
    expect(items[1]?.fit?.reasons).toEqual([expect.stringMatching(/^Shares .+ a day, and the job asks for 4 hours$/)])
    expect((await contextOf(owner)).jobs).toEqual([
      {
        id: job.id,
        title: 'Backend engineer',
        search: { skills: 'postgresql~3', languages: 'en~B2', minOverlap: 4, payUpTo: 80_000 },
      },
    ])
    const { owner: stranger } = await aVerifiedCompany(test)
    expect((await stranger.visitor.get(`${peopleSearch.search.path}?jobId=${job.id}`)).statusCode).toBe(404)
  })

  it('is for members who hire, at a verified company', async () => {
    const { owner } = await aCompany(test)
    for (const path of [peopleSearch.search.path, peopleSearch.context.path])
      expect((await owner.visitor.get(path)).statusCode).toBe(403)
  })
})

describe('what people have hidden', () => {
  it('leaves out people who cannot be found, from results, counts and lists', async () => {
    const { owner, company } = await aVerifiedCompany(test, { website: 'https://www.halden.example' })
    const list = (await owner.visitor.post(peopleSearch.createList.path, { name: role })).json<PeopleList>()
    const hide = {
      notLooking: (person: BuiltPerson) => person.visitor.patch(privacy, { seeking: 'not_looking' }),
      company: (person: BuiltPerson) => person.visitor.put(`/shared/api/settings/hidden-companies/${company.id}`),
      domain: (person: BuiltPerson) => person.visitor.put('/shared/api/settings/hidden-domains/halden.example'),
      blocked: (person: BuiltPerson) => person.visitor.put(`/shared/api/settings/blocked-people/${owner.id}`),
      colleague: (person: BuiltPerson) =>
        addMember(test.platform.db, owner, company.id, { personId: person.id, role: 'viewer' }),
    }
    const country = 'IS'
    for (const [why, conceal] of Object.entries(hide)) {
      const person = await aPersonOf({ place: { country } })
      await owner.visitor.put(`/company/api/people-lists/${list.id}/people/${person.id}`)
      expect(await search(owner, { listId: list.id }), why).toMatchObject({ total: 1, items: [{ id: person.id }] })
      await conceal(person)
      expect(await search(owner), why).toMatchObject({ total: 0, items: [] })
      expect(await search(owner, { listId: list.id }), why).toMatchObject({ total: 0, items: [] })
      const { lists, countries } = await contextOf(owner)
      expect(lists, why).toEqual([{ id: list.id, name: role, people: 0 }])
      expect(
        countries.map(({ code }) => code),
        why,
      ).not.toContain(country)
    }
    await aPersonOf({ email: 'somebody@halden.example' })
    expect((await search(owner)).total).toBe(0)
    // Only from this company.
    const { owner: other } = await aVerifiedCompany(test)
    expect((await search(other)).total).toBe(5)
  })

  it('evaluates minimum pay only for people who allow it, and never shows it', async () => {
    const { owner, job } = await aPublishedJob(test)
    const person = await aPersonOf()
    await savePayFloor(test.platform, person.id, { amount: 9_000_00, currency: 'USD', period: 'month' })
    const seen = async () => (await search(owner, { jobId: job.id })).items[0]
    expect((await search(owner, { payUpTo: '50000' })).total).toBe(1)
    expect(await seen()).toMatchObject({ fit: { paysEnough: null } })
    await person.visitor.patch(privacy, { isFoundByPay: true })
    expect((await search(owner, { payUpTo: '50000' })).total).toBe(0)
    expect((await search(owner, { payUpTo: '200000' })).total).toBe(1)
    expect(await seen()).toMatchObject({ fit: { paysEnough: false } })
    expect(JSON.stringify(await seen())).not.toContain('9000')
    const exact = await owner.visitor.get(`${peopleSearch.search.path}?payUpTo=50001`)
    expect(exact.statusCode).toBe(422)
  })

  it('does not give away minimum pay to a job whose pay is changed step by step', async () => {
    const person = await aPersonOf()
    await savePayFloor(test.platform, person.id, { amount: 62_000_00, currency: 'EUR', period: 'year' })
    await person.visitor.patch(privacy, { isFoundByPay: true })
    const paysEnough = async (euros: number) => {
      const top = { amount: euros * 100, currency: 'EUR' }
      const { owner, job } = await aPublishedJob(test, { pay: { min: top, max: top, period: 'year' } })
      return (await search(owner, { jobId: job.id })).items[0]?.fit?.paysEnough
    }
    expect([await paysEnough(61_900), await paysEnough(62_100)]).toEqual([null, null])
    expect([await paysEnough(59_000), await paysEnough(70_000)]).toEqual([false, true])
  })

  it('treats the right to work as unknown', async () => {
    const { owner, job } = await aPublishedJob(test, {
      eligibility: { mode: 'allow', countries: ['KE'] },
      engagements: ['employee_local'],
    })
    await aPersonOf({ place: { workCountries: ['KE'] } })
    await aPersonOf({ place: { workCountries: ['UG'] } })
    const { items } = await search(owner, { jobId: job.id })
    expect(items[0]?.fit).toEqual(items[1]?.fit)
  })
})

describe('lists of people', () => {
  it('belong to the company, with names that are used once', async () => {
    const { owner } = await aVerifiedCompany(test)
    const create = (name: string) => owner.visitor.post(peopleSearch.createList.path, { name })
    const list = (await create('Platform')).json<PeopleList>()
    expect((await create('platform')).json()).toMatchObject({
      errors: { name: ['Your company already has a list with this name.'] },
    })
    const other = (await create('Design')).json<PeopleList>()
    const rename = (name: string) => owner.visitor.put(`/company/api/people-lists/${other.id}`, { name })
    expect((await rename('PLATFORM')).statusCode).toBe(422)
    expect((await rename('Designers')).json()).toMatchObject({ name: 'Designers' })

    const person = await aPersonOf()
    const place = `/company/api/people-lists/${list.id}/people/${person.id}`
    const { owner: stranger } = await aVerifiedCompany(test)
    expect((await stranger.visitor.put(place)).statusCode).toBe(404)
    await owner.visitor.put(place)
    expect((await search(owner)).items).toMatchObject([{ id: person.id, listIds: [list.id] }])
    expect((await search(stranger)).items).toMatchObject([{ id: person.id, listIds: [] }])
    await owner.visitor.delete(place)
    expect((await search(owner, { listId: list.id })).total).toBe(0)
    expect((await stranger.visitor.delete(`/company/api/people-lists/${list.id}`)).statusCode).toBe(404)
    expect((await owner.visitor.delete(`/company/api/people-lists/${list.id}`)).statusCode).toBe(204)
    expect((await contextOf(owner)).lists.map(({ name }) => name)).toEqual(['Designers'])
  })
})

it('shows who has been invited, and to which job', async () => {
  const { owner, job } = await aPublishedJob(test)
  const person = await aPersonOf()
  await owner.visitor.post(invitationsOf(job.id), { talentId: person.id, message: 'Join us' })
  expect((await search(owner)).items).toMatchObject([{ id: person.id, invitedTo: [job.id] }])
  const { owner: other } = await aVerifiedCompany(test)
  expect((await search(other)).items).toMatchObject([{ id: person.id, invitedTo: [] }])
})
