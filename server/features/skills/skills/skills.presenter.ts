import type { SkillFacts } from '#server/features/base/reference/reference.service.ts'
import { opensAgainAt } from '#shared/features/skills/skills/cool-down.ts'
import { ASKED_QUESTIONS, PASS_PERCENT, TEST_MINUTES } from '#shared/features/skills/skills/skill-test-limits.ts'
import type { ProvenSkill, SkillResult, SkillTest, TestOffer } from '#shared/features/skills/skills/skills.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { SkillBank } from './bank/bank-notation.ts'
import { bankOf } from './bank/banks.ts'
import type { SkillEvidence } from './evidence.service.ts'
import type { ResultRow } from './skills.queries.ts'

export type SkillState = {
  /** Levels people gave themselves, by skill. */
  claimed: ReadonlyMap<string, number>
  /** Newest first. */
  results: readonly ResultRow[]
  /** Ids of running attempts, by skill. */
  running: ReadonlyMap<string, Id>
  jobCounts: ReadonlyMap<string, number>
  /** Ids of badges, by result. */
  badges: ReadonlyMap<Id, Id>
  evidence: SkillEvidence
  now: Date
}

export const about = <Piece extends { skills: readonly string[] }>(slug: string, evidence: readonly Piece[]): Piece[] =>
  evidence.filter(({ skills }) => skills.includes(slug))

export function presentSkill({ slug, name, area }: SkillFacts, state: SkillState): ProvenSkill {
  const results = state.results.filter(({ skill }) => skill === slug).map((result) => presentResult(result, state))
  const valid = results.filter(({ isValid }) => isValid)
  const bank = bankOf(slug)
  return {
    slug,
    name,
    area,
    summary: bank?.summary ?? null,
    claimedLevel: state.claimed.get(slug) ?? null,
    best: valid.toSorted((one, other) => other.percent - one.percent)[0] ?? null,
    last: results[0] ?? null,
    endorsementCount: about(slug, state.evidence.endorsements).length,
    projectCount: about(slug, state.evidence.projects).length,
    test: bank && presentTest(bank, slug, state),
    jobCount: state.jobCounts.get(slug) ?? 0,
  }
}

const topicsOf = ({ questions }: SkillBank): string[] => [...new Set(questions.map(({ topic }) => topic))]
const rules = { questionCount: ASKED_QUESTIONS, minutes: TEST_MINUTES, passPercent: PASS_PERCENT }

export const presentOffer = ({ slug, name }: SkillFacts, bank: SkillBank): TestOffer => ({
  slug,
  name,
  summary: bank.summary,
  topics: topicsOf(bank),
  ...rules,
})

function presentTest(bank: SkillBank, slug: string, { results, running, now }: SkillState): SkillTest {
  const past = results
    .filter(({ skill }) => skill === slug)
    .map(({ takenAt, passed }) => ({ takenAt: takenAt.getTime(), passed }))
  const opensAt = opensAgainAt(past, now.getTime())
  return {
    topics: topicsOf(bank),
    ...rules,
    practiceCount: bank.questions.filter(({ isForPractice }) => isForPractice).length,
    attemptId: running.get(slug) ?? null,
    opensAt: opensAt === null ? null : new Date(opensAt).toISOString(),
  }
}

export const presentResult = (row: ResultRow, { now, badges }: Pick<SkillState, 'now' | 'badges'>): SkillResult => ({
  id: row.id,
  takenAt: row.takenAt.toISOString(),
  percent: row.percent,
  passed: row.passed,
  level: row.level,
  topics: row.topics,
  validUntil: row.validUntil?.toISOString() ?? null,
  isValid: row.validUntil !== null && row.validUntil > now,
  badgeId: badges.get(row.id) ?? null,
  attemptId: row.attemptId,
})
