import { impliedSkills } from '#shared/features/base/reference/implied-skills.ts'
import type { JobSkill } from '#shared/features/jobs/jobs/job-terms.ts'
import type { RankedJob, RankedPerson } from './ranking-sides.ts'
import { LOWER_LEVEL, OPTIONAL_SKILL } from './ranking-weights.ts'

export type KnownSkill = {
  level: number
  /** The skill that implies this one, if the person listed only that. */
  through: string | null
}

export type SkillMatch = { skill: JobSkill; known: KnownSkill | null; isEnough: boolean }

/** A person's skills, including implied ones. A skill they listed themselves takes precedence. */
export function knownSkills(skills: RankedPerson['skills']): Map<string, KnownSkill> {
  const known = new Map<string, KnownSkill>()
  for (const { skillId, level } of skills) known.set(skillId, { level, through: null })
  for (const { skillId, level } of skills)
    for (const implied of impliedSkills.get(skillId) ?? []) {
      const before = known.get(implied)
      const isBetter = !before || (before.through !== null && before.level < level - 1)
      if (isBetter && level > 1) known.set(implied, { level: level - 1, through: skillId })
    }
  return known
}

export const matchSkills = (known: ReadonlyMap<string, KnownSkill>, { skills }: RankedJob): SkillMatch[] =>
  skills.map((skill) => {
    const own = known.get(skill.skillId) ?? null
    return { skill, known: own, isEnough: own !== null && own.level >= skill.minLevel }
  })

/** From 0 to 1; null if the job lists none. */
export function skillsWorth(matches: readonly SkillMatch[]): number | null {
  const weightOf = ({ skill }: SkillMatch) => (skill.isRequired ? 1 : OPTIONAL_SKILL)
  const most = matches.reduce((sum, match) => sum + weightOf(match), 0)
  if (most === 0) return null
  return matches.reduce((sum, match) => sum + weightOf(match) * worthOf(match), 0) / most
}

function worthOf({ skill, known, isEnough }: SkillMatch): number {
  if (!known) return 0
  return isEnough ? 1 : (LOWER_LEVEL * known.level) / skill.minLevel
}
