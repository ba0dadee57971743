import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { findHiddenJobs } from '#server/features/jobs/saved-jobs/hidden-items.service.ts'
import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { planOf, readReader, runPlan, type SearchingPerson, type SearchTools } from '../job-search.service.ts'
import { guestReader } from '../search-reader.ts'
import { queryWords } from '../words/query-words.service.ts'

/** The top results of a text search, without counts. */
export async function findJobsByText(
  tools: SearchTools,
  viewer: SearchingPerson | null,
  { text, limit }: { text: string; limit: number },
): Promise<JobCard[]> {
  const query = jobSearchQuery.parse({ text, limit })
  const [words, reader, hidden] = await Promise.all([
    queryWords(tools, query.text, false),
    viewer ? readReader(tools.db, viewer) : guestReader,
    viewer && findHiddenJobs(tools.db, viewer.id),
  ])
  const plan = { ...planOf(query, words, reader, tools.now), ...(hidden && { excluded: hidden }), wantsFacets: false }
  const { hits } = await runPlan(tools, plan)
  return findJobCards(
    tools.db,
    hits.slice(0, limit).map(({ id }) => id),
  )
}
