// Limits of projects. Separate from the contract, so that pages can import them without the schemas.

export const MAX_MILESTONES = 20
export const MAX_MILESTONE_TITLE = 120
/** In whole units of the currency. */
export const MIN_AMOUNT = 5
export const MAX_AMOUNT = 100_000_000
export const MAX_FEEDBACK = 1500
export const MAX_END_REASON = 500
/** After that, a submitted milestone counts as approved. */
export const APPROVAL_DAYS = 14
/** After that, reviews are shown even if only one side wrote one. */
export const REVIEW_DAYS = 14
export const MAX_DELIVERY_FILES = 10
export const MAX_CHANGE_REASON = 1000
/** How many may wait for an answer at the same time. */
export const MAX_OPEN_CHANGES = 10
/** How long the other side of a dispute has to answer before an operator decides without it, in working days. */
export const DISPUTE_ANSWER_DAYS = 5
/** Promised to both sides of a dispute, from the day it was opened. */
export const DISPUTE_HOURS = 14 * 24
export const MAX_DAY_HOURS = 24
export const MAX_HOURS_NOTE = 200
export const MIN_REVIEW = 20
export const MAX_REVIEW = 1500
export const MIN_SHOWCASE = 20
export const MAX_SHOWCASE = 500

export const projectSides = ['member', 'company'] as const
export type ProjectSide = (typeof projectSides)[number]
