// Fixed lists and limits of applications. Separate from the contracts, so that pages can import them without the
// schemas.

import { maxTemplateText } from '#shared/features/people/message-templates/template-limits.ts'
import type { ApplicationStatus } from './application-status.ts'

export const rejectReasons = [
  'skills',
  'experience',
  'language',
  'hours',
  'pay',
  'work_permit',
  'other_person',
  'position_cancelled',
  'other',
] as const
export type RejectReason = (typeof rejectReasons)[number]

export const withdrawReasons = [
  'other_job',
  'pay',
  'process_too_long',
  'no_reply',
  'not_a_fit',
  'personal',
  'other',
] as const
export type WithdrawReason = (typeof withdrawReasons)[number]

export const MAX_WITHDRAW_NOTE = 500
export const MAX_FEEDBACK = maxTemplateText.rejection
/** After an interview, a rejection needs at least this much feedback, or an explicit statement that there is none. */
export const MIN_FEEDBACK_AFTER_TALK = 80
export const MAX_COMPANY_NOTE = 5_000
export const MAX_RATING = 5

export const attributeRatings = ['definitely_not', 'no', 'mixed', 'yes', 'strong_yes'] as const
export type AttributeRating = (typeof attributeRatings)[number]

export const recommendations = ['definitely_not', 'no', 'yes', 'strong_yes', 'no_decision'] as const
export type Recommendation = (typeof recommendations)[number]

export const MAX_ATTRIBUTES = 8
export const MAX_ATTRIBUTE_LENGTH = 60
export const MAX_TAKEAWAYS = 2_000

/** Applicants per decision about many of them. */
export const MAX_BULK = 200
export const MAX_BULK_MESSAGE = maxTemplateText.message
export const MAX_APPLICANT_SEARCH = 100

/** How a company divides its applicants before it looks at stages. */
export const applicantGroups = ['new', 'active', 'ended'] as const
export type ApplicantGroup = (typeof applicantGroups)[number]

export const applicantSorts = ['newest', 'waiting'] as const
export type ApplicantSort = (typeof applicantSorts)[number]

/** How many cards each column of the board starts with. */
export const CARDS_PER_COLUMN = 20

export const MAX_SHORT_ANSWER = 255
export const MAX_LONG_ANSWER = 5_000

/** A rejection is sent after a delay in hours; until then the company can cancel it. */
export const DEFAULT_REJECT_HOURS = 4
export const MAX_REJECT_HOURS = 72

/** An application nobody has opened for this long moves to `in_review` automatically and can no longer be edited. */
export const AUTO_REVIEW_HOURS = 48
/** Days after the reply date. */
export const SECOND_NUDGE_DAYS = 3
export const GIVE_UP_DAYS = 7
export const EXPIRE_DAYS = 14
/** How long the company waits for the applicant's next step before a reply is due again. */
export const TURN_DAYS = 7
/** After an interview the reply is due sooner. */
export const BUSINESS_DAYS_AFTER_TALK = 3
export const REOPEN_DAYS = 60
/** How long after an application has ended the company can still read what was sent. */
export const READABLE_DAYS = 30
export const REAPPLY_DAYS = 90
export const RETENTION_MONTHS = 12

export const MAX_PER_DAY = 25
export const MAX_LIVE = 100

/** Responsiveness is measured over this many days, and only shown from a minimum number of applications. */
export const RESPONSIVENESS_DAYS = 90
export const MIN_FOR_RESPONSIVENESS = 10
export const replyBands = ['day', 'three_days', 'week', 'slow'] as const
export type ReplyBand = (typeof replyBands)[number]

/** The lists a person can view. */
export const applicationViews = ['live', 'ended', 'archived'] as const
export type ApplicationView = (typeof applicationViews)[number]

/** The columns of the board, each with its statuses. */
export const boardColumns = {
  applied: ['submitted'],
  review: ['in_review', 'shortlisted'],
  assessment: ['assessment'],
  interview: ['interviewing'],
  offer: ['offer'],
  ended: ['hired', 'not_selected', 'withdrawn', 'closed_job', 'expired_no_reply'],
} as const satisfies Record<string, readonly ApplicationStatus[]>
export type BoardColumn = keyof typeof boardColumns

export const outsideStatuses = ['saved', 'applied', 'screening', 'interview', 'offer', 'rejected'] as const
export type OutsideStatus = (typeof outsideStatuses)[number]
export const MAX_OUTSIDE = 500

/** Who has to act next. */
export const turns = ['company', 'talent', 'nobody'] as const
export type Turn = (typeof turns)[number]

/** Timeline entries other than status changes. */
export const entryKinds = [
  'seen',
  'resume_opened',
  'message',
  'test_due',
  'test_finished',
  'edited',
  'nudged',
  'overdue',
  'asked_why',
  'submission_deleted',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** Includes those derived from the tests, which are not stored as entries. */
export const timelineKinds = [...entryKinds, 'test_void', 'test_dropped'] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** Why the content of an application was deleted: the person asked for it, or its retention period ended. */
export const submissionDeleters = ['talent', 'system'] as const

/** Where it came from: the job page, an invitation, a shared link or a guest. */
export const applicationSources = ['direct', 'invitation', 'link', 'guest'] as const
export type ApplicationSource = (typeof applicationSources)[number]

export type OutsideContact = { name: string; how: string }
