// Open jobs similar to another. A search for the role or any skill of this job, those open to the reader first, finds candidates;
// the best of these are then compared in detail.

import { findJobCards, showJob } from '#server/features/jobs/jobs/jobs.service.ts'
import type { Identity } from '#shared/access/identity.ts'
import { MAX_SIMILAR } from '#shared/features/jobs/job-search/search-limits.ts'
import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import { fitOf } from '#shared/features/jobs/jobs/fit/fit.ts'
import { fitJob } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import type { JobCard, PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { planOf, runPlan, type SearchTools } from '../job-search.service.ts'
import { type Alternative, isValue, noWords, type SearchPlan } from '../search-plan.ts'
import { guestReader, readReader } from '../search-reader.ts'
import { queryWords, skillLexemes } from '../words/query-words.service.ts'
import { similarityTo } from './job-similarity.ts'

const CANDIDATES = 50

export async function findSimilarJobs(tools: SearchTools, viewer: Identity | null, jobId: Id): Promise<JobCard[]> {
  const job = await showJob(tools.db, viewer, jobId)
  const plan = await planFor(tools, viewer, job)
  const { hits } = await runPlan(tools, plan)
  const cards = await findJobCards(
    tools.db,
    hits.map(({ id }) => id),
  )
  const others = cards.filter(({ id }) => id !== jobId)
  const similarity = similarityTo(job, others)
  return others
    .map((card) => ({ card, worth: similarity(card) + (isOpenToReader(card, plan) ? OPEN_BONUS : 0) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MAX_SIMILAR)
    .map(({ card }) => card)
}

async function planFor(tools: SearchTools, viewer: Identity | null, job: PublicJob): Promise<SearchPlan> {
  const { words } = await queryWords(tools, job.title, true)
  const skills = await skillLexemes(
    tools.db,
    job.skills.map(({ skillId }) => skillId),
  )
  // A level or a place in the title says nothing about the work.
  const isTerm = (one: Alternative) => isValue(one) && one.facet !== 'skill'
  const roles = words.filter((group) => !group.some(isTerm)).flat()
  const alike = [...roles, ...skills.map((skill) => [skill])]
  const query = jobSearchQuery.parse({
    sort: 'fit',
    limit: CANDIDATES,
    ...(alike.length === 0 && { company: job.company.id }),
  })
  const reader = viewer ? await readReader(tools.db, viewer) : guestReader
  const idealReader = { ...reader, skills, seniority: job.seniority, payFloor: null }
  return {
    ...planOf(query, { ...noWords, words: alike.length === 0 ? [] : [alike] }, idealReader, tools.now),
    wantsFacets: false,
  }
}

/** More than any similarity: jobs open to the reader come first. */
const OPEN_BONUS = 2

function isOpenToReader(card: JobCard, { reader, now }: SearchPlan): boolean {
  const today = new Date(now).toISOString().slice(0, 10)
  return reader.country !== null && fitOf(reader, fitJob(card), { now, today }).verdict !== 'no'
}
