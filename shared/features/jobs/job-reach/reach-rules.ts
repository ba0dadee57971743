// The rules of the reach meter, in the order in which they are applied.

export const reachRules = ['skills', 'eligibility', 'hours', 'pay'] as const
export type ReachRule = (typeof reachRules)[number]

/** Smaller counts are withheld, because individuals could be identified. */
export const MIN_GROUP = 10
/** A country counts once this many of the people live there. */
export const MIN_PER_COUNTRY = 3
/** Counts are rounded down to this, so that moving a rule back and forth does not reveal single people. */
export const GROUP_STEP = 5
