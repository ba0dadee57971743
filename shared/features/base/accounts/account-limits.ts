// Apart from the contract, so that a page can know them without loading the schemas.

export const MAX_NAME_LENGTH = 120
export const MAX_CITY_LENGTH = 100
export const MAX_EMAIL_LENGTH = 254
export const MAX_PASSWORD_LENGTH = 1_000
export const MIN_PASSWORD_LENGTH = 12
export const MAILED_CODE_LENGTH = 6
export const MAILED_CODE_MINUTES = 10
export const RESEND_WAIT_SECONDS = 60
/** What happened to an account is told to its owner for so long, then forgotten. */
export const SECURITY_LOG_DAYS = 365
