export const MAX_LEGAL_NAME = 120
export const MAX_APPEAL = 1_000

const MEGABYTE = 1_000_000
export const MAX_PHOTO_BYTES = 15 * MEGABYTE
/** Of the longer side, in pixels: below that nobody can read a document. */
export const MIN_PHOTO_SIDE = 1_000

/** How often a check can be returned without a person having seen it, in a number of days. */
export const MAX_AUTOMATIC_RETURNS = 5
export const RETURNS_DAYS = 30

export const MIN_AGE = 16
/** Working days until somebody has decided; the queue counts in hours. */
export const REVIEW_DAYS = 2
export const WARNING_DAYS = 60
/** Photos are deleted this long after the decision. */
export const APPROVED_PHOTO_DAYS = 30
export const REJECTED_PHOTO_DAYS = 90
/** A check nobody continues is cancelled, and its photos deleted. */
export const ABANDONED_DAYS = 30
/** How long a verification counts at most, and a result is kept. */
export const RESULT_MONTHS = 24

export const MAX_LOOKS = 50

/** How long a phone can add photos after its link was made. */
export const PHONE_MINUTES = 30
