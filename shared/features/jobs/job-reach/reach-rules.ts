// What the reach of a job is counted by, in the order in which the rules are applied.

export const reachRules = ['skills', 'eligibility', 'hours', 'pay'] as const
export type ReachRule = (typeof reachRules)[number]

/** Smaller groups are not counted out: somebody could be recognised. */
export const MIN_GROUP = 10
/** A country counts once this many of the people live there. */
export const MIN_PER_COUNTRY = 3
/** Counts are rounded down to this, so that moving a rule back and forth does not reveal single people. */
export const GROUP_STEP = 5
