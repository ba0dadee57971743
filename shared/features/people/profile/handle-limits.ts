// Separate from the schema, so that pages can import them without it.

export const MIN_HANDLE = 3
export const MAX_HANDLE = 30
/** Links to a page should last, so its name may change only now and then … */
export const DAYS_BETWEEN_HANDLES = 90
/** … and an old name leads to the new one for a while, during which nobody else can take it. */
export const DAYS_OF_OLD_HANDLE = 180
