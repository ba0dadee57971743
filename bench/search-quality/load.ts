// Publishes the postings as jobs, and searches them as a guest does who has said nothing about themselves.

import { createPerson } from '#server/features/base/accounts/accounts.service.ts'
import { guestReader, searchJobs } from '#server/features/jobs/job-search/job-search.service.ts'
import { learnWords, selectJobIdsAfter } from '#server/features/jobs/job-search/memory/index-outbox.queries.ts'
import { IndexState } from '#server/features/jobs/job-search/memory/index-state.ts'
import { insertManyJobs } from '#server/features/jobs/jobs/bulk/job-bulk.service.ts'
import { changeStatus, createCompany, findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/database.ts'
import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import { jobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { newCompany } from '#shared/features/people/companies/companies.contract.ts'
import { HOUR } from '#shared/kit/time-zones.ts'
import type { SearchedPosting } from './documents.ts'
import type { Found } from './measure.ts'
import type { Query } from './relevance.ts'

export async function loadPostings(db: Db, postings: readonly SearchedPosting[], now: Date): Promise<void> {
  const owner = { name: 'Owner', calledName: 'Owner', email: 'owner@search-quality.example', password: newId() }
  const ownerId = await createPerson(db, { ...owner, roles: ['company'], emailVerifiedAt: now })
  const operator = { id: newId(), roles: ['operator' as const] }
  const companies = new Map<string, Awaited<ReturnType<typeof findCompanyFor>>['company']>()
  for (const { company: name, place } of postings) {
    if (companies.has(name)) continue
    const { city, country, timeZone } = place
    const given = newCompany.parse({ name, country, city, timeZone, size: '11-50', industry: 'science' })
    const { id } = await createCompany(db, { id: ownerId, roles: ['company'] }, given)
    await changeStatus(db, operator, id, { event: 'verify' })
    companies.set(name, (await findCompanyFor(db, null, id)).company)
  }
  const jobs = postings.flatMap((posting, place) => {
    const company = companies.get(posting.company)
    const publishedAt = publishedOf(place, postings, now)
    return company ? [{ company, fields: fieldsOf(posting), facts: { status: 'published' as const, publishedAt } }] : []
  })
  await insertManyJobs(db, jobs, { operatorId: operator.id, now })
  await learnWords(db, await selectJobIdsAfter(db, null))
}

/** Every posting has a unique publication hour, which identifies it in the results. */
const publishedOf = (place: number, { length }: readonly SearchedPosting[], now: Date): Date =>
  new Date(now.getTime() - (1 + ((place * STEP) % length)) * HOUR)
const STEP = 101

const fieldsOf = (posting: SearchedPosting) => {
  const { title, text, place, pay, openTo, skills, optionalSkills } = posting
  const money = (amount: number) => ({ amount: amount * 100, currency: place.currency })
  return jobFields.parse({
    title,
    description: `<p>${text}</p>`,
    skills: [
      ...skills.map((skillId) => ({ skillId, isRequired: true, minLevel: 3 })),
      ...optionalSkills.map((skillId) => ({ skillId, isRequired: false, minLevel: 2 })),
    ],
    workplace: posting.workplace,
    employmentType: posting.contract,
    engagements: [isFreelance(posting) ? 'contractor' : 'employee_local'],
    seniority: posting.level,
    locations: [
      { city: place.city, country: place.country, kind: posting.workplace === 'remote' ? 'remote_base' : 'office' },
    ],
    eligibility: openTo === 'worldwide' ? { mode: 'worldwide' } : { mode: 'allow', countries: openTo },
    pay: pay && { min: money(pay.min), max: money(pay.max), period: 'year' },
    stages: [{ name: 'A first talk', kind: 'interview' }],
  })
}

const isFreelance = ({ contract }: SearchedPosting): boolean =>
  contract === 'contract' || contract === 'freelance_project'

const PAGE = 10

export async function searchAll(
  db: Db,
  postings: readonly SearchedPosting[],
  queries: readonly Query[],
  now: Date,
): Promise<Found[]> {
  const ids = new Map(postings.map(({ id }, place) => [publishedOf(place, postings, now).toISOString(), id]))
  const current = await IndexState.read(db)
  const found: Found[] = []
  for (const query of queries) {
    const audience = { reader: guestReader, excluded: [] }
    const asked = jobSearchQuery.parse({ text: query.text, limit: PAGE })
    const { items } = await searchJobs({ db, index: { current }, now }, audience, asked)
    found.push({ query, ids: items.map(({ publishedAt }) => ids.get(publishedAt ?? '') ?? '') })
  }
  return found
}
