import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'

export type SkillMatch = {
  slug: string
  name: string
  minLevel: number
  /** Null when not stated. */
  ownLevel: number | null
  state: 'met' | 'below' | 'missing'
}

const order = ['met', 'below', 'missing'] as const

/** Matching skills first, missing ones last. */
export function compareSkills(skills: PublicJob['skills'], own: ReadonlyMap<string, number>) {
  const matches = skills
    .map((skill) => ({ isRequired: skill.isRequired, match: matchOf(skill, own.get(skill.skillId) ?? null) }))
    .toSorted((one, other) => order.indexOf(one.match.state) - order.indexOf(other.match.state))
  const those = (isRequired: boolean) =>
    matches.filter((one) => one.isRequired === isRequired).map(({ match }) => match)
  return { required: those(true), niceToHave: those(false) }
}

function matchOf({ skillId, name, minLevel }: PublicJob['skills'][number], ownLevel: number | null): SkillMatch {
  const state = ownLevel === null ? 'missing' : ownLevel >= minLevel ? 'met' : 'below'
  return { slug: skillId, name, minLevel, ownLevel, state }
}
