// Fixed lists and limits of saved searches and their alerts. Separate from the contract, so that pages can import them
// without the schemas.

export const alertFrequencies = ['off', 'instant', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

export const MAX_SEARCH_NAME = 60
export const MAX_SAVED_SEARCHES = 50
export const MAX_ALERTS = 20
export const MAX_SEARCH_ADDRESS = 2_000

export const JOBS_PER_MAIL = 10
/** After this many emails to someone who has not visited, alerts become weekly. */
export const MAILS_UNTIL_SLOW = 5
