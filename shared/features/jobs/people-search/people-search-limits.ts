// Separate from the contract, so that pages can import them without the schemas.

export const MAX_SEARCHED_SKILLS = 10
export const MAX_SEARCHED_LANGUAGES = 5
export const MAX_ROLE_SEARCH = 80
export const MAX_SEARCHED_OVERLAP = 12
/** Counting stops here: more than this makes no difference to the reader. */
export const MAX_COUNTED = 1_000

/** Pay is searched in steps, per year and in euros, so that nobody's minimum can be narrowed down to the amount. */
export const PAY_STEP = 10_000
export const MAX_SEARCHED_PAY = 300_000

export const MIN_LIST_NAME = 1
export const MAX_LIST_NAME = 60
export const MAX_LISTS = 50
export const MAX_PEOPLE_PER_LIST = 500
