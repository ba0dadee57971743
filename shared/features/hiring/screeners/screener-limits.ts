// The limits of screener tests, apart from the contract: pages know them without loading the schemas.

export const MAX_TESTS_PER_COMPANY = 100
export const MAX_QUESTIONS = 30
export const MAX_MINUTES = 45
/** Before a person of the company has looked: more would be unpaid work. */
export const MAX_TESTS_PER_JOB = 2
export const MAX_MINUTES_PER_JOB = 45
export const MAX_LATER_DAYS = 14

export const MAX_TITLE = 120
export const MAX_INTRO = 2_000
export const MAX_QUESTION = 1_000
export const MAX_CODE = 4_000
export const MAX_POINTS = 100
export const MIN_OPTIONS = 2
export const MAX_OPTIONS = 12
export const MAX_OPTION = 500
export const MAX_ACCEPTED = 10
export const MAX_SHORT_TEXT = 255
export const MAX_LONG_TEXT = 5_000
export const MAX_UNIT = 20

/** An answer that was on its way when the time ran out still counts. */
export const GRACE_SECONDS = 10
/** Whoever applies again within this time is not asked again: the result is there. */
export const REUSE_DAYS = 180
/** To take a test again that was set aside, where the job gives no days of its own. */
export const AGAIN_DAYS = 7
/** The longest an accommodation makes a test. */
export const MAX_EXTRA_TIME = 2
