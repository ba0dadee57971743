// Open jobs that ask for much the same as another: found by the skills, ordered by how much they share.

import type { Viewer } from '#server/features/companies/companies.policy.ts'
import { findJobCards, showJob } from '#server/features/jobs/jobs.service.ts'
import { MAX_SIMILAR } from '#shared/features/job-search/search-limits.ts'
import { jobSearchQuery } from '#shared/features/job-search/search-query.contract.ts'
import type { JobCard } from '#shared/features/jobs/jobs.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { planOf, runPlan, type SearchTools } from './job-search.service.ts'

/** Only the newest of those that share a skill are looked at closely. */
const CANDIDATES = 50

/** Alike for everybody: who reads it plays no part. */
const nobody = { country: null, subdivision: null, hours: null, permits: null }

export async function findSimilarJobs(tools: SearchTools, viewer: Viewer | null, jobId: Id): Promise<JobCard[]> {
  const job = await showJob(tools.db, viewer, jobId)
  const skills = job.skills.map(({ skillId }) => skillId)
  // Without skills there is only one thing that is surely alike.
  const filter = skills.length > 0 ? { skill: skills } : { company: [job.company.id] }
  const query = jobSearchQuery.parse({ ...filter, sort: 'newest', limit: CANDIDATES })
  const { hits } = await runPlan(tools, { ...planOf(query, [], nobody, tools.now), wantsFacets: false })
  const cards = await findJobCards(
    tools.db,
    hits.map(({ id }) => id),
  )
  return cards
    .filter(({ id }) => id !== jobId)
    .map((card) => ({ card, likeness: likenessOf(job, card) }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, MAX_SIMILAR)
    .map(({ card }) => card)
}

type Compared = Pick<JobCard, 'skills' | 'seniority' | 'workplace'>

function likenessOf(job: Compared, other: Compared): number {
  const slugs = new Set(job.skills.map(({ skillId }) => skillId))
  const shared = other.skills.filter(({ skillId }) => slugs.has(skillId)).length
  const all = new Set([...job.skills, ...other.skills].map(({ skillId }) => skillId)).size
  const overlap = all === 0 ? 0 : shared / all
  return overlap + (job.seniority === other.seniority ? 0.3 : 0) + (job.workplace === other.workplace ? 0.1 : 0)
}
