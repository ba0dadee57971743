// Numbers that applying is held to, apart from the contract: pages know them without loading the schemas.

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

/** A draft that nobody touched for so long is over. */
export const DRAFT_DAYS = 14
/** The days after which a draft is remembered by mail. */
export const REMINDER_DAYS = [1, 5] as const
/** What rests for so long is thrown away, with what was uploaded for it: as long as what was sent is kept. */
export const DRAFT_KEPT_DAYS = 365
/** What a guest left behind, account and all, is gone after this. */
export const GUEST_DAYS = 30

/** The edition of what a person agrees to when they send. */
export const CONSENT_VERSION = '2026-11-01'

export const applySteps = ['you', 'resume', 'questions', 'intro', 'tests', 'review'] as const
export type ApplyStep = (typeof applySteps)[number]
