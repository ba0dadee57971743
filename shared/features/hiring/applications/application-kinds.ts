// The closed lists and limits of applications, apart from the contracts: pages know them without loading the schemas.

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
export const MAX_FEEDBACK = 2_000
/** After a talk, a refusal says this much, or says openly that it says nothing. */
export const MIN_FEEDBACK_AFTER_TALK = 80
export const MAX_COMPANY_NOTE = 5_000
export const MAX_RATING = 5

export const MAX_SHORT_ANSWER = 255
export const MAX_LONG_ANSWER = 5_000

/** A refusal is told to the person after so many hours; until then the company may take it back. */
export const DEFAULT_REJECT_HOURS = 4
export const MAX_REJECT_HOURS = 72

/** Nobody looked for so long: the person is told that it is being read all the same, as the product sees to the promise. */
export const LOOK_HOURS = 48
/** Days after the promised date. */
export const SECOND_NUDGE_DAYS = 3
export const GIVE_UP_DAYS = 7
export const EXPIRE_DAYS = 14
/** So long the company waits for what the person is expected to do; then it owes a word again. */
export const TURN_DAYS = 7
/** After a talk the promise is shorter. */
export const BUSINESS_DAYS_AFTER_TALK = 3
export const REOPEN_DAYS = 60
export const REAPPLY_DAYS = 90
export const RETENTION_MONTHS = 12

export const MAX_PER_DAY = 25
export const MAX_LIVE = 100

/** Responsiveness: over so many days, told only from so many applications on. */
export const RESPONSIVENESS_DAYS = 90
export const MIN_FOR_RESPONSIVENESS = 10
export const replyBands = ['day', 'three_days', 'week', 'slow'] as const
export type ReplyBand = (typeof replyBands)[number]

/** How a person looks at their list. */
export const applicationShelves = ['live', 'ended', 'archived'] as const
export type ApplicationShelf = (typeof applicationShelves)[number]

/** The columns of the board, each with what it holds. */
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

/** Who is expected to act. */
export const ballHolders = ['company', 'talent', 'nobody'] as const
export type BallHolder = (typeof ballHolders)[number]

/** What is told on the timeline beside the steps of the status. */
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
  'forgotten',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** With what is read from the tests themselves and written down nowhere else. */
export const timelineKinds = [...entryKinds, 'test_void', 'test_dropped'] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** What was sent is gone: the person asked for it, or its time was over. */
export const forgetters = ['talent', 'system'] as const

/** How it came: from the job's page, after an invitation, by a link that was shared, or from a guest. */
export const applicationSources = ['direct', 'invitation', 'link', 'guest'] as const
export type ApplicationSource = (typeof applicationSources)[number]

export type OutsideContact = { name: string; how: string }
