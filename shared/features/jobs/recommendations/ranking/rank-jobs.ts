// Which jobs to show a person first, and why. Pure: the same input gives the same order, and every point can be
// explained.

import { languageLevels, seniorities } from '#shared/features/jobs/jobs/job-terms.ts'
import { seniorities as ownSeniorities } from '#shared/features/people/talents/talent-words.ts'
import { feedbackWorthOf } from './feedback-worth.ts'
import type { RankedJob, RankedPerson } from './ranking-sides.ts'
import {
  PAY_TOLERANCE,
  type RankingPart,
  RECENT_DAYS,
  rankingParts,
  rankingWeights,
  seniorityWorth,
  UNKNOWN_WORTH,
  verdictWorth,
} from './ranking-weights.ts'
import { type KnownSkill, knownSkills, matchSkills, type SkillMatch, skillsWorth } from './skill-match.ts'

/** From 0 to 1 each; null if one side has not said. */
export type PartWorths = Record<RankingPart, number | null>

export type RankedResult = {
  job: RankedJob
  /** From 0 to 100. */
  score: number
  worths: PartWorths
  skills: SkillMatch[]
}

/** Best first; newest first among equals. */
export function rankJobs(person: RankedPerson, jobs: readonly RankedJob[]): RankedResult[] {
  const known = knownSkills(person.skills)
  return jobs.map((job) => scoreJob(person, known, job)).toSorted(byScore)
}

function byScore(one: RankedResult, other: RankedResult): number {
  return other.score - one.score || one.job.ageDays - other.job.ageDays || (one.job.id < other.job.id ? 1 : -1)
}

function scoreJob(person: RankedPerson, known: ReadonlyMap<string, KnownSkill>, job: RankedJob): RankedResult {
  const skills = matchSkills(known, job)
  const worths: PartWorths = {
    skills: person.skills.length === 0 ? null : skillsWorth(skills),
    feedback: feedbackWorthOf(person.dismissals, job),
    fit: verdictWorth[job.verdict],
    role: roleWorthOf(person, job),
    seniority: seniorityWorthOf(person, job),
    pay: payWorthOf(person, job),
    language: languageWorthOf(person, job),
    recency: Math.max(0, 1 - job.ageDays / RECENT_DAYS),
  }
  return { job, score: scoreOf(worths), worths, skills }
}

export const pointsOf = (part: RankingPart, worth: number | null): number =>
  rankingWeights[part] * (worth ?? UNKNOWN_WORTH)

/** Rounded to two decimals: smaller differences are floating-point noise and must not decide the order. */
export const scoreOf = (worths: PartWorths): number =>
  Math.round(rankingParts.reduce((sum, part) => sum + pointsOf(part, worths[part]), 0) * 100) / 100

/** Steps from the person's level up to the required one; null if the person has not said. */
export function stepsUp(
  { seniority }: Pick<RankedPerson, 'seniority'>,
  job: Pick<RankedJob, 'seniority'>,
): number | null {
  // Both scales start at the same level, whatever it is called.
  return seniority === null ? null : seniorities.indexOf(job.seniority) - ownSeniorities.indexOf(seniority)
}

function seniorityWorthOf(person: RankedPerson, job: RankedJob): number | null {
  const steps = stepsUp(person, job)
  return steps === null ? null : (seniorityWorth[steps] ?? 0)
}

function roleWorthOf(person: RankedPerson, job: RankedJob): number | null {
  if (person.roles.length === 0 || job.roles.length === 0) return null
  return job.roles.some((role) => person.roles.includes(role)) ? 1 : 0
}

function payWorthOf({ payFloor }: RankedPerson, { pay }: RankedJob): number | null {
  if (payFloor === null || pay === null) return null
  return Math.min(1, Math.max(0, 1 - (payFloor - pay) / (payFloor * PAY_TOLERANCE)))
}

function languageWorthOf(person: RankedPerson, { languages }: RankedJob): number | null {
  if (languages.length === 0) return 1
  if (person.languages.length === 0) return null
  return languages.filter((wanted) => speaks(person, wanted)).length / languages.length
}

export function speaks(
  { languages }: Pick<RankedPerson, 'languages'>,
  wanted: RankedJob['languages'][number],
): boolean {
  const own = languages.find(({ language }) => language === wanted.language.split('-')[0])
  return own !== undefined && languageLevels.indexOf(own.level) >= languageLevels.indexOf(wanted.level)
}
