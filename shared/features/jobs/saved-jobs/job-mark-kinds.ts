// What a person does with jobs, as closed lists and limits. Apart from the contracts, so that a page can know them without
// loading the schemas.

export const MAX_NOTE = 500
/** Above this nobody finds anything again. */
export const MAX_SAVED_JOBS = 1_000
/** Every search leaves them out, so there is an end to them. */
export const MAX_HIDDEN_ITEMS = 1_000
/** Two pages of cards. */
export const MAX_MARKS_AT_ONCE = 100

export const savedJobSorts = ['saved', 'closing'] as const
export type SavedJobSort = (typeof savedJobSorts)[number]

/** Whether a job can still be applied to. Paused: not now, perhaps again. */
/** `in_review`: it was changed, and an operator looks at it again before people do. */
export const savedJobStates = ['open', 'paused', 'in_review', 'closed'] as const
export type SavedJobState = (typeof savedJobStates)[number]

export const hideReasons = ['not_relevant', 'location', 'pay', 'seniority', 'seen', 'company', 'other'] as const
export type HideReason = (typeof hideReasons)[number]
