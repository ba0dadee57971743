// Separate from the contract, so that pages can import them without the schemas.

export const MAX_NAME_LENGTH = 120
export const MAX_CITY_LENGTH = 100
export const MAX_EMAIL_LENGTH = 254
export const MAX_PASSWORD_LENGTH = 1_000
export const MIN_PASSWORD_LENGTH = 12
export const MAILED_CODE_LENGTH = 6
export const MAILED_CODE_MINUTES = 10
export const RESEND_WAIT_SECONDS = 60
/** How long the security log of an account is kept. */
export const SECURITY_LOG_DAYS = 365
