// How much each part of a recommendation counts. The only place for these numbers: change one, and the version with it, so
// that every logged score can still be explained.

export const RANKING_VERSION = '2026-11-15.2'

export const rankingParts = ['skills', 'feedback', 'fit', 'seniority', 'pay', 'language', 'recency'] as const
export type RankingPart = (typeof rankingParts)[number]

/** Points; together 100. */
export const rankingWeights: Record<RankingPart, number> = {
  skills: 35,
  feedback: 20,
  fit: 15,
  seniority: 10,
  pay: 8,
  language: 7,
  recency: 5,
}

/** What a part is worth when one side has not said: neither for nor against. */
export const NOT_SAID = 0.5

/** A skill that is nice to have, beside one that is required. */
export const OPTIONAL_SKILL = 0.4
/** A skill that is there but below the level asked for counts in proportion, and at most so much. */
export const LOWER_LEVEL = 0.8

export const verdictWorth = { yes: 1, yes_if: 0.6, unknown: 0.25, no: 0 } as const

/** By steps from the own level to the one asked for: a step up is a chance, a step down rarely one. */
export const seniorityWorth: Readonly<Record<number, number>> = { '-2': 0.1, '-1': 0.5, 0: 1, 1: 0.7, 2: 0.2 }

/** Pay that is this much below the floor, as a part of it, is worth nothing. */
export const PAY_TOLERANCE = 0.5

/** After so many days being new is worth nothing. */
export const RECENT_DAYS = 30

/** How much a "not interested" weighs on a job that is alike in what was said against it. */
export const feedbackWorth = { not_my_work: 1, pay: 0.8, level: 0.8, place: 0.6, company: 1 } as const
