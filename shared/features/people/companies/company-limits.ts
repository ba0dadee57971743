export const MIN_COMPANY_NAME = 2
export const MAX_COMPANY_NAME = 80
/** How many unverified companies one person may own. */
export const MAX_UNVERIFIED_COMPANIES = 3
export const MAX_COMPANY_ABOUT = 4_000
export const MAX_STATUS_REASON = 500
/** What a company writes to the operators who check it. */
export const MAX_CHECK_NOTE = 1_000
export const MAX_CITY_LENGTH = 100
export const MAX_URL_LENGTH = 300
