// What to show first in the skill center.

import type { ProvenSkill } from '#shared/features/skills/skills/skills.contract.ts'

/** A test this person can take, continue, or take again later. */
export type SkillWithTest = ProvenSkill & { test: NonNullable<ProvenSkill['test']> }
export type SkillWithBadge = ProvenSkill & { best: NonNullable<ProvenSkill['best']> }

export const hasTest = (skill: ProvenSkill): skill is SkillWithTest => skill.test !== null
export const hasBadge = (skill: ProvenSkill): skill is SkillWithBadge => skill.best !== null

/** Endorsed, or used in a finished project. */
export const isSeenByOthers = ({ endorsementCount, projectCount }: ProvenSkill): boolean =>
  endorsementCount + projectCount > 0

const isOpen = ({ test }: SkillWithTest): boolean => test.opensAt === null

/** Skills of one's own first, then those that most jobs ask for. */
const byInterest = (one: ProvenSkill, other: ProvenSkill): number =>
  Number(other.claimedLevel !== null) - Number(one.claimedLevel !== null) ||
  other.jobCount - one.jobCount ||
  (one.name < other.name ? -1 : 1)

export const badgesOf = (all: readonly ProvenSkill[]): SkillWithBadge[] =>
  all.filter(hasBadge).toSorted((one, other) => other.best.level - one.best.level || byInterest(one, other))

/** Tests that would prove something new, those that can be taken now first. */
export const testsToTake = (all: readonly ProvenSkill[]): SkillWithTest[] =>
  all
    .filter(hasTest)
    .filter((skill) => !hasBadge(skill))
    .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)) || byInterest(one, other))

export const withoutTest = (all: readonly ProvenSkill[]): ProvenSkill[] =>
  all
    .filter((skill) => (skill.claimedLevel !== null || isSeenByOthers(skill)) && !hasTest(skill) && !hasBadge(skill))
    .toSorted(byInterest)

/** A running test, else a failed one that is open again, else the most wanted one. */
export function nextStep(all: readonly ProvenSkill[]): SkillWithTest | null {
  const tests = testsToTake(all)
  return (
    all.filter(hasTest).find(({ test }) => test.attemptId !== null) ??
    tests.find((skill) => skill.last !== null && isOpen(skill)) ??
    tests.find(isOpen) ??
    null
  )
}
