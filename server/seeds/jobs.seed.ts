import { listCountries } from '#server/features/base/reference/reference.service.ts'
import { type BulkJob, insertManyJobs } from '#server/features/jobs/jobs/bulk/job-bulk.service.ts'
import { shippedRates } from '#server/features/jobs/jobs/pay-rates.service.ts'
import { findCompanies, isPlaced, type PlacedCompany } from '#server/features/people/companies/companies.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import { jobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { LIFETIME_DAYS } from '#shared/features/jobs/jobs/job-limits.ts'
import { isUnverifiedCompany } from '#shared/features/people/companies/company-status.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { demoOperator } from './demo-accounts.ts'
import { writeStory } from './jobs/job-story.ts'
import { type EmployingCompany, jobTerms } from './jobs/job-terms.ts'
import { jobPerson, jobTitle } from './jobs/job-title.ts'
import { roles } from './jobs/roles.ts'
import { drawStages } from './jobs/stages.ts'
import { languagesOf } from './jobs/work-languages.ts'
import type { Random } from './random.ts'
import type { Seed, SeedWorld } from './seed-world.ts'

const FEWEST_JOBS = 20
const MOST_JOBS = 54
/** Nothing is older than this, so that no job of a fresh demo world is about to expire. */
const OLDEST_DAYS = 24

type Company = PlacedCompany

/** Thousands of jobs are inserted in few statements; the rows are those that the services would write. */
export const seedJobs: Seed = async (platform, world) => {
  const { db, clock } = platform
  const all = await drawDemoJobs(platform, world, () => world.random.integer(FEWEST_JOBS, MOST_JOBS))
  await insertManyJobs(db, all, { operatorId: world.person(demoOperator).id, now: clock.now() })
}

export async function drawDemoJobs(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  world: SeedWorld,
  countPerCompany: () => number,
): Promise<BulkJob[]> {
  const currencies = new Map(listCountries('en').map(({ code, currency }) => [code, currency]))
  const companies = (await findCompanies(db, [...world.companyIds.values()])).filter(isPlaced)
  const bySlug = companies.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
  const now = clock.now().getTime()
  return bySlug.flatMap((company) => {
    const employing = {
      country: company.country,
      city: company.city,
      currency: currencies.get(company.country) ?? 'EUR',
      languages: languagesOf(company.country),
    }
    return Array.from({ length: countPerCompany() }, () => aDemoJob(world.random, company, employing, now))
  })
}

function aDemoJob(random: Random, company: Company, employing: EmployingCompany, now: number): BulkJob {
  const role = random.pick(roles)
  const base = random.pick(role.titles)
  const terms = jobTerms(random, { ...role, title: base }, employing, shippedRates)
  const { seniority } = terms
  const story = writeStory(random, {
    role,
    person: jobPerson(base, seniority, role.department),
    company: company.name,
    city: company.city,
    skillIds: terms.skills.map(({ skillId }) => skillId),
    hasPay: terms.pay !== null,
  })
  const fields = jobFields.parse({
    ...terms,
    ...story,
    title: jobTitle(base, seniority, role.department),
    department: role.department,
    openings: random.pick([1, 1, 1, 1, 2, 3, 5]),
    replyDays: random.pick([3, 5, 7, 7, 10, 14]),
    stages: drawStages(random),
  })
  return { company, fields, facts: drawLife(random, company, now) }
}

/** Most are open; some are in the other states. */
function drawLife(random: Random, { status }: Company, now: number): BulkJob['facts'] {
  const fate = random.integer(1, 100)
  if (isUnverifiedCompany(status) || fate <= 3) return { status: 'draft' }
  if (fate <= 4) return { status: 'pending_review' }
  const publishedAt = new Date(now - random.integer(1, OLDEST_DAYS * 24) * HOUR - random.integer(0, 3_599) * 1000)
  const confirmedAt = new Date(Math.max(publishedAt.getTime(), now - random.integer(0, 9) * DAY))
  const open = {
    publishedAt,
    lastConfirmedAt: confirmedAt,
    closesAt: new Date(confirmedAt.getTime() + LIFETIME_DAYS * DAY),
  }
  if (fate <= 6) return { ...open, status: 'paused' }
  if (fate <= 9) {
    const closeReason = random.pick(['filled', 'filled', 'cancelled'] as const)
    return { ...open, status: 'closed', closeReason, closedAt: confirmedAt }
  }
  return { ...open, status: 'published' }
}
