// Rules of skill tests. Separate from the contract, so that pages can import them without the schemas.

/** Drawn from the bank for each attempt, spread over its topics. */
export const ASKED_QUESTIONS = 20
export const TEST_MINUTES = 25
export const PASS_PERCENT = 70
/** How long a passed test proves the skill. */
export const VALID_MONTHS = 24
/** Someone who failed may try again after this many days: the first time, the second, and from then on. */
export const COOL_DOWN_DAYS = [2, 14, 30] as const
/** Someone who passed may try for a better result after this many days. */
export const IMPROVE_AFTER_DAYS = 90
export const MAX_ATTEMPTS = { last30Days: 2, last180Days: 3 } as const
export const KEPT_RESULTS = 5
