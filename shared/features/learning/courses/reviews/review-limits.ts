// Limits of course reviews. Separate from the contract, so that pages can import them without the schemas.

export const MAX_REVIEW = 2000
