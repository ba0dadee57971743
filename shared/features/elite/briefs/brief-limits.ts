// Fixed lists and limits of briefs. Separate from the contracts, so that pages can import them without the schemas.

export const MIN_BRIEF_TITLE = 5
export const MAX_BRIEF_TITLE = 120
export const MIN_SUMMARY = 20
export const MAX_SUMMARY = 300
export const MIN_SCOPE = 50
export const MAX_SCOPE = 5000
export const MAX_TEAM = 500
export const MAX_DELIVERABLES = 10
export const MAX_DELIVERABLE = 200
export const MAX_BRIEF_SKILLS = 8
export const MAX_WEEKS = 52
export const MIN_HOURS = 5
export const MAX_HOURS = 60
export const MAX_OVERLAP_HOURS = 8
/** In whole units of the currency. */
export const MAX_BUDGET = 100_000_000
export const MAX_SEATS = 5
export const MIN_SHORTLIST = 3
export const MAX_SHORTLIST = 5
/** Members have at least 48 hours. */
export const MIN_REPLY_DAYS = 2
export const MAX_REPLY_DAYS = 14

export const MAX_PROPOSAL_NOTE = 1500
export const MAX_BRIEF_QUESTION = 500
export const MAX_BRIEF_ANSWER = 1000
export const MAX_QUESTIONS_PER_MEMBER = 5
export const MAX_OUTCOME_NOTE = 300

/** A brief reaches few people, so that each reply is read. */
export const MAX_MATCHES = 20
/** Not cancelled or finished, for each company. */
export const MAX_CURRENT_BRIEFS = 30

export const rateTypes = ['hourly', 'daily', 'fixed'] as const
export type RateType = (typeof rateTypes)[number]

export const briefDeclineReasons = ['busy', 'rate', 'scope', 'hours', 'company', 'other'] as const
export type BriefDeclineReason = (typeof briefDeclineReasons)[number]

/** What a company can give as its reason. */
export const passOverReasons = ['skills', 'rate', 'availability', 'other'] as const
export const outcomeReasons = [...passOverReasons, 'filled', 'cancelled'] as const
export type OutcomeReason = (typeof outcomeReasons)[number]

export const briefShelves = ['open', 'past'] as const
export type BriefShelf = (typeof briefShelves)[number]
