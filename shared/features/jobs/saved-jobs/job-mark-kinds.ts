// Fixed lists and limits of what a person does with jobs. Separate from the contracts, so that pages can import them
// without the schemas.

export const MAX_NOTE = 500
/** A longer list would be of no use. */
export const MAX_SAVED_JOBS = 1_000
/** Limited because every search has to exclude them. */
export const MAX_HIDDEN_ITEMS = 1_000
/** Two pages of cards. */
export const MAX_MARKS_AT_ONCE = 100

export const savedJobSorts = ['saved', 'closing'] as const
export type SavedJobSort = (typeof savedJobSorts)[number]

/** Whether a job can still be applied for. `in_review`: it was changed and an operator reviews it before it reopens. */
export const savedJobStates = ['open', 'paused', 'in_review', 'closed'] as const
export type SavedJobState = (typeof savedJobStates)[number]

export const hideReasons = ['not_relevant', 'location', 'pay', 'seniority', 'seen', 'company', 'other'] as const
export type HideReason = (typeof hideReasons)[number]
