import { describe, expect, it } from 'vitest'
import type { ProvenSkill, SkillResult } from '#shared/features/skills/skills/skills.contract.ts'
import { badgesOf, nextStep, testsToTake, withoutTest } from './skill-order.ts'

const test = {
  topics: [],
  questionCount: 20,
  minutes: 25,
  passPercent: 70,
  practiceCount: 10,
  attemptId: null,
  opensAt: null,
}
const skill = (slug: string, facts: Partial<ProvenSkill> = {}): ProvenSkill => ({
  slug,
  name: slug,
  area: 'engineering',
  summary: null,
  claimedLevel: null,
  best: null,
  last: null,
  endorsementCount: 0,
  projectCount: 0,
  test,
  jobCount: 0,
  ...facts,
})
const result = (facts: Partial<SkillResult>): SkillResult => ({
  id: 'r',
  takenAt: '2026-11-01T00:00:00Z',
  percent: 75,
  passed: true,
  level: 3,
  topics: [],
  validUntil: '2028-11-01T00:00:00Z',
  isValid: true,
  badgeId: null,
  attemptId: null,
  ...facts,
})
const failed = result({ passed: false, percent: 60, level: 0, validUntil: null, isValid: false })
const slugs = (list: readonly ProvenSkill[]) => list.map(({ slug }) => slug)

describe('the order of the skill center', () => {
  it('lists tests of one’s own skills first, then those most jobs ask for, and later ones last', () => {
    const all = [
      skill('rust', { jobCount: 9 }),
      skill('go', { jobCount: 3 }),
      skill('sql', { claimedLevel: 2 }),
      skill('later', { claimedLevel: 5, test: { ...test, opensAt: '2026-12-01T00:00:00Z' } }),
      skill('done', { best: result({}) }),
    ]
    expect(slugs(testsToTake(all))).toEqual(['sql', 'rust', 'go', 'later'])
  })

  it('shows the highest badges first', () => {
    const all = [skill('three', { best: result({}) }), skill('five', { best: result({ level: 5 }) })]
    expect(slugs(badgesOf(all))).toEqual(['five', 'three'])
  })

  it('suggests to continue, then to try again, then what most jobs ask for', () => {
    const again = skill('again', { last: failed })
    const wanted = skill('wanted', { jobCount: 50 })
    const running = skill('running', { test: { ...test, attemptId: 'a' } })
    expect(nextStep([wanted, again, running])?.slug).toBe('running')
    expect(nextStep([wanted, again])?.slug).toBe('again')
    expect(nextStep([wanted])?.slug).toBe('wanted')
    expect(nextStep([])).toBeNull()
  })

  it('lists skills of one’s own that have no test', () =>
    expect(
      slugs(withoutTest([skill('owned', { claimedLevel: 3, test: null }), skill('other', { test: null })])),
    ).toEqual(['owned']))
})
