// Limits of submissions. Separate from the contract, so that pages can import them without the schemas.

export const MIN_WORK = 20
export const MAX_WORK = 5000
/** How soon an operator answers. */
export const FEEDBACK_DAYS = 5
