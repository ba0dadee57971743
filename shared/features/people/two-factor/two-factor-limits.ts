export const BACKUP_CODES = 10
export const TOTP_CODE_LENGTH = 6
export const MAX_SECOND_FACTOR_LENGTH = 40
