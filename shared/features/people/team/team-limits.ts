export const INVITATION_DAYS = 7
export const MAX_TEAM_SIZE = 20
/** Before verification a company could otherwise use us to send mail to strangers. */
export const MAX_TEAM_SIZE_UNVERIFIED = 4
/** Of an emailed link, which has 43 characters. */
export const MAX_TOKEN_LENGTH = 100
