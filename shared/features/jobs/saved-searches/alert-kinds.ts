// How a saved search tells of new jobs, as closed lists and limits, apart from the contract: pages know them without loading
// the schemas.

export const alertRhythms = ['off', 'instant', 'daily', 'weekly'] as const
export type AlertRhythm = (typeof alertRhythms)[number]

export const MAX_SEARCH_NAME = 60
export const MAX_SAVED_SEARCHES = 50
export const MAX_ALERTS = 20
export const MAX_SEARCH_ADDRESS = 2_000

export const JOBS_PER_MAIL = 10
/** So many mails to somebody who does not come here, and they come once a week. */
export const MAILS_UNTIL_SLOW = 5
