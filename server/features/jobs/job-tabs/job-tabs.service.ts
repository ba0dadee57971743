import { countOpenInvitations } from '#server/features/jobs/invitations/answering.service.ts'
import {
  noWords,
  planOf,
  readReader,
  runPlan,
  type SearchingPerson,
  type SearchTools,
} from '#server/features/jobs/job-search/job-search.service.ts'
import { findHiddenJobs } from '#server/features/jobs/saved-jobs/hidden-items.service.ts'
import { countSaved } from '#server/features/jobs/saved-jobs/saved-jobs.service.ts'
import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import type { JobCounts } from '#shared/features/jobs/job-tabs/job-tabs.contract.ts'

export async function countJobs(tools: SearchTools, viewer: SearchingPerson): Promise<JobCounts> {
  const { db } = tools
  const [all, saved, invitations] = await Promise.all([
    countOpenJobs(tools, viewer),
    countSaved(db, viewer.id),
    countOpenInvitations(db, viewer.id),
  ])
  return { all, saved, invitations }
}

async function countOpenJobs(tools: SearchTools, viewer: SearchingPerson): Promise<number> {
  const [reader, excluded] = await Promise.all([readReader(tools.db, viewer), findHiddenJobs(tools.db, viewer.id)])
  const query = jobSearchQuery.parse({ limit: 1, sort: 'newest' })
  const plan = planOf(query, noWords, reader, tools.now)
  return (await runPlan(tools, { ...plan, excluded, wantsFacets: false })).total
}
