export const MAX_TOKENS = 20
export const MAX_TOKEN_NAME = 60
/** How long a token may live, in days. None lives for ever: one that was forgotten must end by itself. */
export const tokenLifetimes = [30, 90, 365] as const
export const EMAIL_UNDO_DAYS = 7
