/** Long enough to read a case; short enough that an abandoned one goes back to the queue. */
export const CLAIM_MINUTES = 15

/** Nothing is executed earlier, so nobody is notified of a decision that is undone. */
export const UNDO_SECONDS = 10

/** A proposal that nobody has confirmed by then no longer counts. */
export const PROPOSAL_DAYS = 14

export const MAX_CASE_REASON = 500
export const MAX_CASE_NOTE = 1_000
export const MAX_TRAIL = 20
