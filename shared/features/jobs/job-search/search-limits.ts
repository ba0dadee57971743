// Separate from the schemas, so that pages can import them without zod.

export const MAX_SEARCH_TEXT = 200
/** Values per filter. */
export const MAX_CHOICES = 20
export const MAX_OVERLAP = 8
/** Similar jobs shown on a job page. */
export const MAX_SIMILAR = 4
