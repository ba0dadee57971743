export const MAX_PROPOSAL_TITLE = 80
export const MIN_PROPOSAL_TITLE = 5
export const MAX_SCOPE = 4000
export const MIN_SCOPE = 20
/** The link works for so many days; the seller chooses. */
export const MAX_PROPOSAL_DAYS = 60
export const PROPOSAL_DAYS = 14
/** Waiting for an answer at the same time. */
export const MAX_OPEN_PROPOSALS = 30
