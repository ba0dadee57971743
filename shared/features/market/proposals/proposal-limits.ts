export const MAX_PROPOSAL_TITLE = 80
export const MIN_PROPOSAL_TITLE = 5
export const MAX_SCOPE = 4000
export const MIN_SCOPE = 20
/** How many days a link may work; the seller chooses. */
export const MAX_PROPOSAL_DAYS = 60
export const PROPOSAL_DAYS = 14
/** How many may wait for an answer at the same time. */
export const MAX_OPEN_PROPOSALS = 30
