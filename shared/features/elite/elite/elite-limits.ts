/** Working days until the first decision, and days until the last one. */
export const SCREENING_WORKING_DAYS = 10
export const DECISION_DAYS = 30
/** After the first decline, and after any further one. */
export const REAPPLY_DAYS = 90
export const REAPPLY_AGAIN_DAYS = 180
export const WAITLIST_DAYS = 30

export const QUESTION_DAYS = 7
export const QUESTION_EXTENSION_DAYS = 7
export const MAX_ANSWER = 3_000
export const MAX_ANSWER_FILES = 3

export const MIN_HEADLINE = 10
export const MAX_HEADLINE = 120
export const MIN_MOTIVATION = 100
export const MAX_MOTIVATION = 2_000
export const MAX_LINKS = 8
export const MAX_URL = 300
export const MAX_WORKS = 5
export const MAX_WORK_TEXT = 800
export const MAX_WORK_TITLE = 120
export const MAX_YEARS = 50

export const MIN_WEEKLY_HOURS = 5
export const MAX_WEEKLY_HOURS = 60
export const MAX_SHIFT_HOURS = 6
export const MAX_NOTICE_DAYS = 90
export const MAX_RATE = 10_000_000
export const MAX_AVOIDED = 20
export const MAX_AVOIDED_NAME = 80

export const MAX_SKILLS = 3

export const MAX_LEGAL_NAME = 120
export const MAX_TAX_ID = 40
export const MAX_ADDRESS = 400
export const MAX_NOTE = 1_000

const MEGABYTE = 1_000_000
export const MAX_DOCUMENT_BYTES = 10 * MEGABYTE
export const MAX_DOCUMENTS = 10
export const MAX_FILE_NAME = 120
/** Tax forms count until the end of the third calendar year after the one in which they were signed. */
export const TAX_FORM_YEARS = 3
/** How long before a document expires its owner is asked for a new one. */
export const EXPIRY_NOTICE_DAYS = 60
