// The skill center: what a person says, what they have proven, and what they could prove next.

import type { z } from 'zod'
import { escoConceptOf, findSkill, skillsOfArea } from '#server/features/base/reference/reference.service.ts'
import { compareResult } from '#server/features/hiring/screeners/taking/invited-attempts.service.ts'
import { findOwnRunning } from '#server/features/hiring/screeners/taking/own-attempts.service.ts'
import {
  audienceOf,
  noWords,
  planOf,
  runPlan,
  type SearchingPerson,
  type SearchTools,
} from '#server/features/jobs/job-search/job-search.service.ts'
import { readTalentFacts } from '#server/features/people/talents/talents.service.ts'
import { findCredentialIds } from '#server/features/skills/credentials/credentials.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import type {
  PracticeQuestion,
  ProvenSkill,
  skills,
  TestOffer,
} from '#shared/features/skills/skills/skills.contract.ts'
import { practiceIdOf } from './bank/bank-questions.ts'
import { bankOf, banks } from './bank/banks.ts'
import { findEvidence } from './evidence.service.ts'
import { about, presentOffer, presentResult, presentSkill, type SkillState } from './skills.presenter.ts'
import { selectResults, selectSkillTest, selectSkillTests } from './skills.queries.ts'

type Tools = SearchTools & { platform: Platform }

export async function listSkills(tools: Tools, viewer: SearchingPerson): Promise<{ items: ProvenSkill[] }> {
  const state = await readState(tools, viewer)
  const slugs = new Set([
    ...state.claimed.keys(),
    ...state.results.map(({ skill }) => skill),
    ...state.evidence.endorsements.flatMap(({ skills }) => skills),
    ...state.evidence.projects.flatMap(({ skills }) => skills),
    ...banks.map(({ skill }) => skill),
  ])
  return { items: [...slugs].flatMap((slug) => presentIfKnown(slug, state)) }
}

const presentIfKnown = (slug: string, state: SkillState): ProvenSkill[] => {
  const skill = findSkill(slug)
  return skill ? [presentSkill(skill, state)] : []
}

type ShownSkill = z.output<typeof skills.show.response>

/** Other tests of the same area. */
const RELATED = 6

export async function showSkill(tools: Tools, viewer: SearchingPerson, slug: string): Promise<ShownSkill> {
  const skill = found(findSkill(slug))
  const state = await readState(tools, viewer)
  const related = skillsOfArea(skill.area)
    .filter((other) => other.slug !== slug && bankOf(other.slug))
    .slice(0, RELATED)
    .map(({ slug: otherSlug, name }) => ({ slug: otherSlug, name }))
  const results = state.results.filter((result) => result.skill === slug)
  const test = await selectSkillTest(tools.db, slug)
  const [last] = results
  return {
    ...presentSkill(skill, state),
    comparison: last && test ? await compareResult(tools.db, test.testId, last.percent) : null,
    otherNames: skill.otherNames,
    esco: escoConceptOf(slug),
    results: results.map((result) => presentResult(result, state)),
    endorsements: about(slug, state.evidence.endorsements).map(({ skills: _, ...endorsement }) => endorsement),
    projects: about(slug, state.evidence.projects).map(({ skills: _, ...project }) => project),
    related,
  }
}

async function readState(tools: Tools, viewer: SearchingPerson): Promise<SkillState> {
  const { db, now, platform } = tools
  const [facts, results, tests, jobCounts, evidence] = await Promise.all([
    readTalentFacts({ db }, viewer.id),
    selectResults(db, viewer.id),
    selectSkillTests(db),
    countJobsBySkill(tools, viewer),
    findEvidence(db, platform, viewer.id),
  ])
  const running = await findOwnRunning(
    db,
    viewer.id,
    tests.map(({ testId }) => testId),
  )
  const skillOfTest = new Map(tests.map(({ testId, skill }) => [testId, skill]))
  const badges = await findCredentialIds(
    db,
    'skill_test',
    results.map(({ id }) => id),
  )
  return {
    badges,
    claimed: new Map((facts.work?.skills ?? []).map(({ slug, level }) => [slug, level])),
    results,
    running: new Map(running.map(({ id, testId }) => [skillOfTest.get(testId) ?? '', id])),
    jobCounts,
    evidence,
    now,
  }
}

/** Among jobs the person could take. */
async function countJobsBySkill(tools: Tools, viewer: SearchingPerson): Promise<ReadonlyMap<string, number>> {
  const { reader, excluded } = await audienceOf(tools.db, viewer)
  const plan = planOf(jobSearchQuery.parse({ limit: 1, sort: 'newest' }), noWords, reader, tools.now)
  const { facets } = await runPlan(tools, { ...plan, excluded, wantsFacets: true })
  return new Map(Object.entries(facets?.skill ?? {}))
}

export const listTests = (): { items: TestOffer[] } => ({
  items: banks.map((one) => presentOffer(found(findSkill(one.skill)), one)),
})

export function listPractice(slug: string): { items: PracticeQuestion[] } {
  const { skill, questions } = found(bankOf(slug))
  const items = questions
    .filter(({ isForPractice }) => isForPractice)
    .map((question) => ({
      id: practiceIdOf(skill, question),
      text: question.text,
      code: question.code,
      topic: question.topic,
      // Alphabetical, so that the order gives nothing away.
      options: [...question.right, ...question.wrong]
        .toSorted()
        .map((text) => ({ text, isRight: question.right.includes(text) })),
      explanation: question.why,
    }))
  return { items }
}
