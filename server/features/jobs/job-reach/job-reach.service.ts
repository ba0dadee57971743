// How many people a job reaches. Only people who can be found count, and nobody can be recognised in the counts.

import { shippedRates } from '#server/features/jobs/jobs/pay-rates.service.ts'
import { finderFor } from '#server/features/people/preferences/findable-people.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { JobReach, ReachTerms } from '#shared/features/jobs/job-reach/job-reach.contract.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import { isBarredCompany } from '#shared/features/people/companies/company-status.ts'
import { countReach } from './count-reach.ts'
import { countAlike } from './job-reach.queries.ts'

export type ReachRequester = { viewer: Pick<Viewer, 'id'>; company: OwnCompany; clock: Clock }

export async function showReach(db: Db, requester: ReachRequester, terms: ReachTerms): Promise<JobReach> {
  ensure(!isBarredCompany(requester.company.status))
  const [reach] = await findReaches(db, requester, [terms])
  return reach ?? nobodyCounted
}

/** Without a must-have everyone would count, which says nothing about the job. */
const nobodyCounted: JobReach = { steps: [], relaxed: null }

/** In the order of the jobs, with one query for all of them. */
export async function findReaches(
  db: Db,
  { viewer, company, clock }: ReachRequester,
  jobs: readonly ReachTerms[],
): Promise<JobReach[]> {
  const wanted = jobs.flatMap(({ skills }, place) => {
    const must = skills.filter(({ isRequired }) => isRequired)
    return must.length === 0
      ? []
      : [{ key: String(place), skills: must.map(({ skillId, minLevel }) => ({ skill: skillId, level: minLevel })) }]
  })
  if (wanted.length === 0 || isBarredCompany(company.status)) return jobs.map(() => nobodyCounted)
  const finder = await finderFor(db, { companyId: company.id, viewerId: viewer.id })
  const groups = Map.groupBy(await countAlike(db, wanted, finder), ({ key }) => key)
  const now = clock.now()
  const time = { now: now.getTime(), today: now.toISOString().slice(0, 10) }
  const asked = new Set(wanted.map(({ key }) => key))
  return jobs.map((terms, place) =>
    asked.has(String(place))
      ? countReach(groups.get(String(place)) ?? [], { terms, company }, { time, rates: shippedRates })
      : nobodyCounted,
  )
}
