// Numbers a job is held to, by the contract, by the tables and by the work that runs at night.

export const MIN_TITLE = 5
export const MAX_TITLE = 140
/** A draft may be shorter; what is published tells enough to decide on. */
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
/** Of a company: drafts and what waits for an operator or was sent back. */
export const MAX_UNPUBLISHED = 200

/** An open job without any sign of life from the company ends after this. */
export const LIFETIME_DAYS = 30
export const WARNING_DAYS = 5
/** "Still hiring?" is asked this often; a job that was asked about twice in vain is paused. */
export const CONFIRM_DAYS = 14
export const MAX_UNANSWERED_ASKS = 2
export const ARCHIVE_DAYS = 180

/** Pay that spreads further, or that is beyond these per hour, is looked at by an operator first. */
export const MAX_PAY_SPREAD = 3
export const LEAST_HOURLY_USD = 1
export const MOST_HOURLY_USD = 1_000

/** So many jobs of a company an operator has approved before its next ones are published without a look. */
export const APPROVALS_FOR_TRUST = 3
