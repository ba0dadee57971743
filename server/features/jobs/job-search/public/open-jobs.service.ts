import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import type { OpenJobsQuery } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { writeCursor } from '#shared/features/jobs/job-search/search-cursor.ts'
import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { planOf, runPlan, type SearchTools } from '../job-search.service.ts'
import { noWords } from '../search-plan.ts'
import { guestReader } from '../search-reader.ts'

type OpenJobs = { items: JobCard[]; nextCursor: string | null }

/** For guests, for whom no fit can be computed. */
export async function listOpenJobs(tools: SearchTools, { company, cursor, limit }: OpenJobsQuery): Promise<OpenJobs> {
  const query = jobSearchQuery.parse({ company, cursor, limit, sort: 'newest' })
  const { hits } = await runPlan(tools, { ...planOf(query, noWords, guestReader, tools.now), wantsFacets: false })
  const shown = hits.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: await findJobCards(
      tools.db,
      shown.map(({ id }) => id),
    ),
    nextCursor: last && hits.length > limit ? writeCursor(last) : null,
  }
}
