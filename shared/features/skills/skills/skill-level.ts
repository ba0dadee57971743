// What a percentage says about a level. Tests are written for people who work with a skill, so passing starts at three.

import { PASS_PERCENT } from './skill-test-limits.ts'

export type TestedLevel = 0 | 3 | 4 | 5

export const levelSteps = [
  { level: 3, percent: PASS_PERCENT },
  { level: 4, percent: 80 },
  { level: 5, percent: 92 },
] as const

/** 0: not passed. */
export const levelOf = (percent: number): TestedLevel =>
  levelSteps.findLast((step) => percent >= step.percent)?.level ?? 0

/** The next level and what it takes; null at the top. */
export const nextLevel = (level: number): { level: number; percent: number } | null =>
  levelSteps.find((step) => step.level > level) ?? null
