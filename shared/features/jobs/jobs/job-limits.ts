// Limits of a job, for the contract, the tables and the nightly jobs.

export const MIN_TITLE = 5
export const MAX_TITLE = 140
/** Drafts may be shorter; a published job must say enough to decide on. */
export const MIN_DESCRIPTION = 200
export const MAX_DESCRIPTION = 20_000
export const MAX_LINES = 30
export const MAX_LINE = 300
export const MAX_DEPARTMENT = 80
export const MAX_OPENINGS = 500
export const MAX_LOCATIONS = 10
export const MAX_LANGUAGES = 6
export const MAX_BONUS = 300
export const MAX_EQUITY = 120
export const MAX_STAGES = 12
export const MAX_STAGE_NAME = 60
export const MAX_REPLY_DAYS = 21
export const DEFAULT_REPLY_DAYS = 7
export const MAX_APPLICATIONS = 5_000
export const MAX_EXTERNAL_ID = 200
export const MAX_JOB_REASON = 500
/** What everyone who is still waiting reads when the job closes. */
export const MAX_CLOSING_NOTE = 1_000
export const MAX_TEMPLATES = 50
export const MIN_TEMPLATE_NAME = 2
export const MAX_TEMPLATE_NAME = 80
/** Per company: drafts, jobs in review and rejected ones. */
export const MAX_UNPUBLISHED = 200
/** Before an operator has verified the company: enough to show what it is going to offer. */
export const MAX_UNPUBLISHED_UNVERIFIED = 1

/** An open job that its company does not touch ends after this. */
export const LIFETIME_DAYS = 30
export const WARNING_DAYS = 5
/** How often the company is asked "Still hiring?"; a job is paused after too many unanswered questions. */
export const CONFIRM_DAYS = 14
export const MAX_UNANSWERED_CONFIRMATIONS = 2
export const ARCHIVE_DAYS = 180

/** A wider pay range, or hourly pay outside these bounds, is reviewed by an operator first. */
export const MAX_PAY_SPREAD = 3
export const MIN_HOURLY_USD = 1
export const MAX_HOURLY_USD = 1_000

/** After this many approved jobs, a company's new ones are published without review. */
export const APPROVALS_FOR_TRUST = 3
export const MAX_BOARD_NAME = 60
