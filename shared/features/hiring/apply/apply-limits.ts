// Limits of applying. Separate from the contract, so that pages can import them without the schemas.

export const MAX_QUESTIONS = 15
export const MAX_KNOCKOUTS = 3
export const MAX_FILE_QUESTIONS = 2
export const MAX_LABEL = 300
export const MAX_HELP = 500
export const MAX_OPTIONS = 30
export const MAX_COVER_NOTE = 3_000
export const MAX_RESUME_TEXT = 20_000
export const MAX_TEXT_INTRO = 2_000
export const MAX_NAME = 255
export const MAX_PHONE = 40

export const INTRO_MIN_SECONDS = 30
export const INTRO_MAX_SECONDS = 120
export const INTRO_TAKES = 3

/** A draft untouched for this long is abandoned. */
export const DRAFT_DAYS = 14
/** Days after which a reminder is emailed. */
export const REMINDER_DAYS = [1, 5] as const
/** After this long a draft and its uploads are deleted: the same retention as for sent applications. */
export const DRAFT_KEPT_DAYS = 365
/** Guest drafts are deleted after this, together with the guest account. */
export const GUEST_DAYS = 30

/** The version of the consent given when sending. */
export const CONSENT_VERSION = '2026-11-01'

export const applySteps = ['you', 'resume', 'questions', 'intro', 'tests', 'review'] as const
export type ApplyStep = (typeof applySteps)[number]
