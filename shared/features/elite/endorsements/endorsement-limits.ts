export const REQUIRED_ENDORSERS = 2
export const MAX_ENDORSERS = 3
export const MAX_CHANGES = 3
/** One address may endorse this many people a year. */
export const MAX_PER_YEAR = 5

export const LINK_DAYS = 21
/** After how many days they are reminded, at 08:00 or 16:00 of their own day. */
export const REMINDER_DAYS: readonly number[] = [3, 7, 14]
export const REMINDER_HOURS: readonly number[] = [8, 16]
/** After this long without an answer the applicant is asked to remind them or choose somebody else. */
export const SILENT_DAYS = 10

export const MIN_ENDORSEMENT = 100
export const MAX_ENDORSEMENT = 2_000
export const MAX_ENDORSER_NAME = 80
export const MAX_COMPANY = 120
export const MAX_RATING = 5
/** An endorser can choose among this many skills of the applicant’s profile. */
export const MAX_ENDORSED_SKILLS = 12

/** Free email providers. Reviewers see a flag; it decides nothing. */
export const freeMailDomains: readonly string[] = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'proton.me',
  'protonmail.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  'mail.ru',
  'qq.com',
  '163.com',
]
