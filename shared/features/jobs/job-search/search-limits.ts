// Apart from the schemas, so that a page can know them without loading zod.

export const MAX_SEARCH_TEXT = 200
/** Values of one filter. */
export const MAX_CHOICES = 20
export const MAX_OVERLAP = 8
/** Jobs shown beside one that is read. */
export const MAX_SIMILAR = 4
