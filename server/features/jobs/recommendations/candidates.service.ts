// The jobs worth ranking for a person: a few hundred from the search. One list for jobs with any of the person's skills, and one
// for each of the strongest skills combined with any other, so that newer jobs with a single match do not crowd out older ones
// that match well. And one for each of their first roles, because few people list all their skills.

import { skillName } from '#server/features/base/reference/skill-phrases.service.ts'
import {
  noWords,
  type PlanWords,
  planOf,
  runPlan,
  type SearchPlan,
  type SearchReader,
  type SearchTools,
} from '#server/features/jobs/job-search/job-search.service.ts'
import { queryWords } from '#server/features/jobs/job-search/words/query-words.service.ts'
import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import type { RankedPerson } from '#shared/features/jobs/recommendations/ranking/ranking-sides.ts'
import { knownSkills } from '#shared/features/jobs/recommendations/ranking/skill-match.ts'
import type { Id } from '#shared/kit/ids.ts'

const STRONGEST_SKILLS = 3
const PER_SKILL = 60
const ANY_SKILL = 120
const FIRST_ROLES = 2
const PER_ROLE = 40

type CandidateQuery = Pick<RankedPerson, 'skills' | 'roles'> & {
  reader: SearchReader
  /** Hidden or dismissed. */
  excluded: readonly Id[]
}

export async function findCandidates(
  tools: SearchTools,
  { skills, roles, reader, excluded }: CandidateQuery,
): Promise<Id[]> {
  const known = [...knownSkills(skills).keys()]
  const strongest = skills.toSorted((one, other) => other.level - one.level).slice(0, STRONGEST_SKILLS)
  const withOthers = strongest.map(async ({ skillId }) => {
    const words = await queryWords(tools, skillName(skillId))
    const others = known.filter((other) => other !== skillId)
    return planFor(others, PER_SKILL, words)
  })
  const found: Id[] = []
  const ofRoles = roles
    .slice(0, FIRST_ROLES)
    .map(async (role) => planFor([], PER_ROLE, await queryWords(tools, role, true)))
  for (const plan of [planFor(known, ANY_SKILL), ...(await Promise.all([...withOthers, ...ofRoles]))]) {
    const { hits } = await runPlan(tools, plan)
    found.push(...hits.slice(0, plan.limit).map(({ id }) => id))
  }
  return [...new Set(found)]

  function planFor(skillIds: readonly string[], limit: number, words: PlanWords = noWords): SearchPlan {
    const query = jobSearchQuery.parse({ openTo: reader.country ?? undefined })
    const plan = planOf({ ...query, skill: [...skillIds] }, words, reader, tools.now)
    return { ...plan, excluded, limit, wantsFacets: false }
  }
}
