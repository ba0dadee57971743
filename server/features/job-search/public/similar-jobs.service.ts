// Open jobs that ask for much the same as another: found by the skills, ordered by how much they share.

import { findJobCards, showJob } from '#server/features/jobs/jobs.service.ts'
import type { Identity } from '#shared/access/identity.ts'
import { MAX_SIMILAR } from '#shared/features/job-search/search-limits.ts'
import { jobSearchQuery } from '#shared/features/job-search/search-query.contract.ts'
import { fitOf } from '#shared/features/jobs/fit/fit.ts'
import { fitJob } from '#shared/features/jobs/fit/fit-card.ts'
import type { JobCard } from '#shared/features/jobs/jobs.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { planOf, runPlan, type SearchTools } from '../job-search.service.ts'
import type { SearchPlan } from '../search-plan.ts'
import { nobody, readReader } from '../search-reader.ts'

/** Only the newest of those that share a skill are looked at closely. */
const CANDIDATES = 50

export async function findSimilarJobs(tools: SearchTools, viewer: Identity | null, jobId: Id): Promise<JobCard[]> {
  const job = await showJob(tools.db, viewer, jobId)
  const reader = viewer ? await readReader(tools.db, viewer) : nobody
  const skills = job.skills.map(({ skillId }) => skillId)
  // Without skills there is only one thing that is surely alike.
  const filter = skills.length > 0 ? { skill: skills } : { company: [job.company.id] }
  const query = jobSearchQuery.parse({ ...filter, sort: 'newest', limit: CANDIDATES })
  const plan = { ...planOf(query, [], reader, tools.now), wantsFacets: false }
  const { hits } = await runPlan(tools, plan)
  const cards = await findJobCards(
    tools.db,
    hits.map(({ id }) => id),
  )
  return cards
    .filter(({ id }) => id !== jobId)
    .map((card) => ({ card, worth: likenessOf(job, card) + (canBeTaken(card, plan) ? TAKEABLE : 0) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MAX_SIMILAR)
    .map(({ card }) => card)
}

/** More than any likeness: what the reader can take comes first. */
const TAKEABLE = 2

function canBeTaken(card: JobCard, { reader, now }: SearchPlan): boolean {
  const today = new Date(now).toISOString().slice(0, 10)
  return reader.country !== null && fitOf(reader, fitJob(card), { now, today }).verdict !== 'no'
}

type Compared = Pick<JobCard, 'skills' | 'seniority' | 'workplace'>

function likenessOf(job: Compared, other: Compared): number {
  const slugs = new Set(job.skills.map(({ skillId }) => skillId))
  const shared = other.skills.filter(({ skillId }) => slugs.has(skillId)).length
  const all = new Set([...job.skills, ...other.skills].map(({ skillId }) => skillId)).size
  const overlap = all === 0 ? 0 : shared / all
  return overlap + (job.seniority === other.seniority ? 0.3 : 0) + (job.workplace === other.workplace ? 0.1 : 0)
}
