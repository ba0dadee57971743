export const MAX_TOKENS = 20
export const MAX_TOKEN_NAME = 60
/** How long a token can be valid, in days. All of them expire, so that a forgotten one does not stay valid for ever. */
export const tokenLifetimes = [30, 90, 365] as const
export const EMAIL_UNDO_DAYS = 7
