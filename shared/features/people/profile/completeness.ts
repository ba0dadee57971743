// How complete a profile is, and what is missing: every point has a reason the person can act on.

import type { TalentFacts } from '#shared/features/people/talents/talent-facts.ts'
import type { EntryDraft } from './profile-entries.ts'

const ENOUGH_SKILLS = 3
/** Shorter says too little about a person. */
const ENOUGH_SUMMARY = 80

type Judged = {
  summary: string
  availability: string | null
  facts: Pick<TalentFacts, 'place' | 'hours' | 'work' | 'resume'>
  entries: readonly EntryDraft[]
}

const has = ({ entries }: Judged, section: EntryDraft['section']) => entries.some((one) => one.section === section)

const tellsWhatTheyDid = ({ entries }: Judged) =>
  entries.some(
    (one) =>
      one.section === 'work' &&
      one.content.roles.some(({ summary, highlights }) => summary !== '' || highlights.length > 0),
  )

/** The points add up to 100; the ones that help most come first. */
export const completenessRules = {
  headline: { points: 10, isMet: ({ facts }: Judged) => facts.work !== null },
  work: { points: 15, isMet: (profile: Judged) => has(profile, 'work') },
  skills: { points: 15, isMet: ({ facts }: Judged) => (facts.work?.skills.length ?? 0) >= ENOUGH_SKILLS },
  summary: { points: 15, isMet: ({ summary }: Judged) => summary.length >= ENOUGH_SUMMARY },
  place: { points: 10, isMet: ({ facts }: Judged) => facts.place !== null },
  achievements: { points: 10, isMet: tellsWhatTheyDid },
  education: { points: 5, isMet: (profile: Judged) => has(profile, 'education') || has(profile, 'certificates') },
  languages: { points: 5, isMet: (profile: Judged) => has(profile, 'languages') },
  hours: { points: 5, isMet: ({ facts }: Judged) => facts.hours !== null },
  availability: { points: 5, isMet: ({ availability }: Judged) => availability !== null },
  examples: { points: 5, isMet: (profile: Judged) => has(profile, 'links') || has(profile, 'portfolio') },
} as const

export type CompletenessRule = keyof typeof completenessRules
export const completenessRuleNames = Object.keys(completenessRules) as [CompletenessRule, ...CompletenessRule[]]

export function judgeCompleteness(profile: Judged): { points: number; missing: CompletenessRule[] } {
  const missing = completenessRuleNames.filter((name) => !completenessRules[name].isMet(profile))
  const lost = missing.reduce((sum, name) => sum + completenessRules[name].points, 0)
  return { points: 100 - lost, missing }
}
