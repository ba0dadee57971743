// Apart from the schemas, so that a page can know them without loading zod.

export const MIN_HEADLINE = 2
export const MAX_HEADLINE = 80
export const MAX_CITY = 100
export const MAX_SKILLS = 20
export const MAX_WORK_COUNTRIES = 60
/** Far above any pay in any currency, far below where whole numbers end. */
export const MAX_PAY_FLOOR = 1_000_000_000_000
