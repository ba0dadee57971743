/** The largest page of a list; separate from the schema, so that screens can import it without zod. */
export const MAX_PAGE_SIZE = 100
