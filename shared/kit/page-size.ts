/** How much one page of a list may hold; apart from the schema, so that a screen can ask for it without loading that. */
export const MAX_PAGE_SIZE = 100
