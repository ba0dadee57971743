// Limits of screener tests. Separate from the contract, so that pages can import them without the schemas.

export const MAX_TESTS_PER_COMPANY = 100
export const MAX_QUESTIONS = 30
export const MAX_MINUTES = 45
/** Before anyone at the company has read the application; any more would be unpaid work. */
export const MAX_TESTS_PER_JOB = 2
export const MAX_MINUTES_PER_JOB = 45
export const MAX_LATER_DAYS = 14

export const MAX_SECTIONS = 10
export const MAX_MATERIALS = 10
export const MAX_MATERIAL = 5_000
/** A table as CSV. */
export const MAX_TABLE = 20_000
export const MAX_CRITERIA = 8
export const MAX_LEVELS = 6
export const MIN_LEVELS = 2
export const MAX_COMMENT = 1_000
/** Marks agree if they differ by no more than this share of the points. */
export const AGREEMENT = 0.1

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
export const MAX_TOPIC = 60
/** An answer in code. */
export const MAX_SOURCE = 64_000
export const MAX_CASES = 20
/** Arguments, or what is expected, as JSON. */
export const MAX_CASE = 2_000
/** How often an answer can be tried on the example tests. */
export const MAX_RUNS = 20

/** An answer that was in transit when time ran out still counts. */
export const GRACE_SECONDS = 10
/** The same for answers given without a connection. */
export const LATE_GRACE_SECONDS = 120
/** How often a page with a running test reports to the server, and after which silence the connection counts as lost. */
export const PRESENCE_SECONDS = 10
export const LOST_AFTER_SECONDS = 20
/** Browsers throttle hidden pages: only after this long without a heartbeat can a test be continued elsewhere without asking. */
export const TAB_GONE_SECONDS = 90
/** Entries of the log of one attempt. */
export const MAX_LOG = 200
/** Someone who applies again within this time keeps their result. */
export const REUSE_DAYS = 180
/** How long there is to retake a voided test, if the job sets no period. */
export const RETAKE_DAYS = 7
/** The highest factor by which an accommodation can extend a test. */
export const MAX_EXTRA_TIME = 2
/** A comparison with fewer people would say more about them than about the result. */
export const MIN_COMPARED = 30
/** What people are told when a test is marked again. */
export const MIN_CORRECTION = 10
export const MAX_CORRECTION = 500
