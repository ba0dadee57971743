// Separate from the schemas, so that pages can import them without zod.

export const MIN_HEADLINE = 2
export const MAX_HEADLINE = 80
export const MAX_CITY = 100
export const MAX_SKILLS = 20
export const MAX_WORK_COUNTRIES = 60
/** Far above any pay in any currency, far below the largest safe integer. */
export const MAX_PAY_FLOOR = 1_000_000_000_000
/** Uploaded ones; those written for a job are counted apart. */
export const MAX_RESUMES = 10
export const MAX_WRITTEN_RESUMES = 30
export const MAX_RESUME_LABEL = 60
