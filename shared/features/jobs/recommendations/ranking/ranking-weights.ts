// How much each part of a recommendation counts. The only place for these numbers: whoever changes one also changes the
// version, so that every logged score can still be explained.

export const RANKING_VERSION = '2026-11-17.2'

export const rankingParts = ['skills', 'feedback', 'language', 'fit', 'role', 'seniority', 'pay', 'recency'] as const
export type RankingPart = (typeof rankingParts)[number]

/** Points; 100 in total. Skills and languages that a job requires count more than the hours it keeps, which are part of the fit. */
export const rankingWeights: Record<RankingPart, number> = {
  skills: 27,
  feedback: 20,
  language: 14,
  fit: 12,
  role: 8,
  seniority: 9,
  pay: 7,
  recency: 3,
}

/** The value of a part when one side has not said: neither for nor against. */
export const UNKNOWN_WORTH = 0.5

/** The weight of an optional skill; a required one counts 1. */
export const OPTIONAL_SKILL = 0.4
/** A skill below the required level counts proportionally, and at most this much. */
export const LOWER_LEVEL = 0.8

export const verdictWorth = { yes: 1, yes_if: 0.6, unknown: 0.25, no: 0 } as const

/** By steps from the person's level up to the required one: a step up is an opportunity, a step down rarely is. */
export const seniorityWorth: Readonly<Record<number, number>> = { '-2': 0.1, '-1': 0.5, 0: 1, 1: 0.7, 2: 0.2 }

/** Pay that is below the minimum by this fraction counts nothing. */
export const PAY_TOLERANCE = 0.5

/** After this many days a job no longer counts as new. */
export const RECENT_DAYS = 30

/** How much a dismissal counts against a job that is similar in the given respect. */
export const feedbackWorth = { not_my_work: 1, pay: 0.8, level: 0.8, place: 0.6, company: 1 } as const
