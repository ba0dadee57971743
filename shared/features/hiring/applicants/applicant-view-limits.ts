// Separate from the contract, so that pages can import them without the schemas.

export const MIN_VIEW_NAME = 1
export const MAX_VIEW_NAME = 60
/** Per member and company, because all of them are in one menu. */
export const MAX_VIEWS = 30
