/** Long enough to read a case, short enough that a forgotten one returns to the others. */
export const CLAIM_MINUTES = 15

/** Nothing happens before: nobody is notified of a decision that is taken back. */
export const UNDO_SECONDS = 10

export const MAX_CASE_REASON = 500
export const MAX_CASE_NOTE = 1_000
export const MAX_TRAIL = 20
