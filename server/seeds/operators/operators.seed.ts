// Cases for the demo operator besides companies to verify: jobs to review and reported jobs.

import { reportJob } from '#server/features/jobs/job-reports/job-reports.service.ts'
import { findNewestJobs } from '#server/features/jobs/job-search/standing-search.service.ts'
import { changeOwnStatus } from '#server/features/jobs/jobs/job-status.service.ts'
import { aCompleteJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { createDraft } from '#server/features/jobs/jobs/jobs.service.ts'
import { findHiringMembers } from '#server/features/people/companies/companies.service.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { NewReport } from '#shared/features/jobs/job-reports/job-reports.contract.ts'
import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import { HOUR } from '#shared/kit/time-zones.ts'
import { demoSecondTalent } from '../demo-accounts.ts'
import type { Seed, SeedWorld } from '../seed-world.ts'

const COMPANY = 'kijani-logistics'

/** Always reviewed, however trusted the company: no employer should ask applicants for these. */
const jobsToReview = [
  {
    title: 'Data entry assistant',
    ending: 'Before your first week you buy the training kit for USD 27. It is paid back with your first salary.',
  },
  {
    title: 'Dispatch coordinator, night shift',
    ending: 'Do not apply here. Write to our manager on WhatsApp instead.',
  },
]

const reports: readonly (NewReport & { hoursAgo: number })[] = [
  { reason: 'misleading_pay', text: 'In the interview they offered half of what it says here.', hoursAgo: 6 },
  { reason: 'no_response', text: 'Nobody has replied for two months.', hoursAgo: 2 },
]

export const seedOperators: Seed = async (platform, world) => {
  await submitJobs(platform, world)
  await report(platform, world)
}

async function submitJobs({ db, clock }: Platform, world: SeedWorld): Promise<void> {
  const companyId = world.companyIds.get(COMPANY)
  if (!companyId) throw new Error(`${COMPANY} is not in the demo world`)
  const [owner] = await findHiringMembers(db, companyId)
  if (!owner) throw new Error(`${COMPANY} has no owner`)
  const viewer = { id: owner, roles: ['company' as const] }
  for (const { title, ending } of jobsToReview) {
    const complete = aCompleteJob({ title })
    const fields = { ...complete, description: `${complete.description}<p>${ending}</p>` }
    const { id } = await createDraft(db, { viewer, i18n: i18nFor('en') }, companyId, fields)
    await changeOwnStatus(db, clock, viewer, id, { event: 'submit', closeReason: 'cancelled' })
  }
}

async function report({ db, clock }: Platform, world: SeedWorld): Promise<void> {
  const viewer = world.person(demoSecondTalent)
  const query = jobSearchQuery.parse({ text: 'designer', limit: reports.length })
  const found = await findNewestJobs({ db, now: clock.now() }, null, query)
  for (const [at, jobId] of found.entries()) {
    const { hoursAgo = 0, reason = 'other', text = '' } = reports[at] ?? {}
    const then = { now: () => new Date(clock.now().getTime() - hoursAgo * HOUR) }
    await reportJob(db, then, { viewer, i18n: i18nFor('en') }, jobId, { reason, text })
  }
}
