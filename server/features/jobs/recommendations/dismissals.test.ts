// "Not interested, because …": what each reason does to the order of the remaining jobs.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPublishedJob, type Employer } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { DismissReason } from '#shared/features/jobs/recommendations/dismiss-reasons.ts'
import type { Recommendations } from '#shared/features/jobs/recommendations/recommendations.contract.ts'
import { anEngineer } from './recommendations.builder.ts'

type Offer = Parameters<typeof aPublishedJob>[1]

const LIST = '/talent/api/recommendations'
let test: TestApp
let oslo: Employer
let lagos: Employer

beforeAll(async () => {
  test = await createTestApp({ SEARCH_INDEX: 'off' })
  oslo = await aVerifiedCompany(test, { name: 'Fjord Data', country: 'NO', city: 'Oslo' })
  lagos = await aVerifiedCompany(test, { name: 'Eko Works', country: 'NG', city: 'Lagos', timeZone: 'Africa/Lagos' })
})
afterAll(() => test.close())

const yearly = (euros: number) => ({
  min: null,
  max: { amount: euros * 100, currency: 'EUR' },
  period: 'year' as const,
})
const asks = (...skillIds: string[]) => skillIds.map((skillId) => ({ skillId, isRequired: true, minLevel: 3 }))

/** Each case uses a skill of its own, so that nobody is recommended the jobs of another case. */
const cases: readonly [DismissReason, string, { alike: Offer; other: Offer; isElsewhere?: boolean }, string[]][] = [
  [
    'not_my_work',
    'go',
    { alike: { skills: asks('go', 'kubernetes') }, other: { skills: asks('go', 'redis', 'mongodb') } },
    ['Other', 'Alike'],
  ],
  ['pay', 'rust', { alike: { pay: yearly(50_000) }, other: { pay: yearly(90_000) } }, ['Other', 'Alike']],
  ['level', 'python', { alike: { seniority: 'senior' }, other: { seniority: 'lead' } }, ['Other', 'Alike']],
  ['place', 'java', { alike: {}, other: {}, isElsewhere: true }, ['Other', 'Alike']],
  ['company', 'php', { alike: {}, other: {}, isElsewhere: true }, ['Other']],
  ['seen', 'kotlin', { alike: {}, other: {} }, ['Alike', 'Other']],
  ['other', 'swift', { alike: {}, other: {} }, ['Alike', 'Other']],
]

it.each(cases)(
  '“%s” lowers jobs that are similar in that respect, and no others',
  async (reason, skill, jobs, after) => {
    const publish = (title: string, offer: Offer, employer = oslo) =>
      aPublishedJob(test, { skills: asks(skill), seniority: 'senior', title, ...offer }, employer)
    // A slightly worse match, so that it comes last before the dismissal.
    const languages = ['en', 'de'].map((language) => ({ language, level: 'B1' as const }))
    const lesser = { ...jobs.other, languages }
    await publish('Other job', lesser, jobs.isElsewhere ? lagos : oslo)
    await publish('Alike', jobs.alike)
    const { job } = await publish('Dismissed', jobs.alike)
    const person = await anEngineer(test, {
      skills: [
        { slug: skill, level: 4 },
        { slug: 'english', level: 5 },
      ],
    })
    const order = async () =>
      (await person.visitor.get(LIST))
        .json<Recommendations>()
        .items.map(({ job: { title } }) => title.replace(' job', ''))

    expect(await order()).toEqual(['Dismissed', 'Alike', 'Other'])
    await person.visitor.put(`${LIST}/${job.id}/dismissal`, { reason })
    expect(await order()).toEqual(after)
    await person.visitor.delete(`${LIST}/${job.id}/dismissal`)
    expect(await order()).toEqual(['Dismissed', 'Alike', 'Other'])
  },
)
