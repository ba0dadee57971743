// Explains a score: what matches and what is missing, as codes with values. The text is produced where it is shown.

import { type RankedResult, speaks, stepsUp } from './rank-jobs.ts'
import type { RankedPerson } from './ranking-sides.ts'

export type RankingMatch =
  | { code: 'skill'; skillId: string; level: number; wanted: number; through: string | null }
  | { code: 'seniority' | 'step_up' | 'pay' | 'new' }
  | { code: 'language'; language: string; level: string }

export type RankingGap =
  | { code: 'skill_missing'; skillId: string; wanted: number; isRequired: boolean }
  | { code: 'skill_level'; skillId: string; level: number; wanted: number }
  | { code: 'seniority'; steps: number }
  | { code: 'pay' }
  | { code: 'language'; language: string; level: string }

const NEW_DAYS = 3

export function matchesOf(person: RankedPerson, { job, skills, worths }: RankedResult): RankingMatch[] {
  const steps = stepsUp(person, job)
  return [
    ...skills.flatMap(({ skill, known, isEnough }): RankingMatch[] =>
      known && isEnough
        ? [
            {
              code: 'skill',
              skillId: skill.skillId,
              level: known.level,
              wanted: skill.minLevel,
              through: known.through,
            },
          ]
        : [],
    ),
    ...(steps === 0 ? [{ code: 'seniority' as const }] : []),
    ...(steps === 1 ? [{ code: 'step_up' as const }] : []),
    ...(worths.pay === 1 ? [{ code: 'pay' as const }] : []),
    ...job.languages
      .filter((wanted) => speaks(person, wanted))
      .map(({ language, level }) => ({ code: 'language' as const, language, level })),
    ...(job.ageDays <= NEW_DAYS ? [{ code: 'new' as const }] : []),
  ]
}

export function gapsOf(person: RankedPerson, { job, skills, worths }: RankedResult): RankingGap[] {
  const steps = stepsUp(person, job)
  return [
    ...skills.flatMap(({ skill, known, isEnough }): RankingGap[] => {
      if (isEnough) return []
      const { skillId, minLevel: wanted, isRequired } = skill
      return [
        known
          ? { code: 'skill_level', skillId, level: known.level, wanted }
          : { code: 'skill_missing', skillId, wanted, isRequired },
      ]
    }),
    ...(steps !== null && (steps > 1 || steps < 0) ? [{ code: 'seniority' as const, steps }] : []),
    ...(worths.pay !== null && worths.pay < 1 ? [{ code: 'pay' as const }] : []),
    // If the person has listed no languages, none is known to be missing.
    ...(person.languages.length === 0 ? [] : job.languages)
      .filter((wanted) => !speaks(person, wanted))
      .map(({ language, level }) => ({ code: 'language' as const, language, level })),
  ]
}
