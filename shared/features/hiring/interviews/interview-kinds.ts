// Fixed lists and limits of interviews. Separate from the contracts, so that pages can import them without the schemas.

import { DAY, HOUR, MINUTE } from '#shared/kit/time-zones.ts'

export const interviewKinds = ['screening', 'technical', 'hiring_manager', 'panel', 'culture', 'final'] as const
export type InterviewKind = (typeof interviewKinds)[number]

/** How the two sides talk: in our own room, at a link the company gives, or by phone. */
export const interviewModes = ['room', 'link', 'phone'] as const
export type InterviewMode = (typeof interviewModes)[number]

export const interviewMinutes = [15, 30, 45, 60, 90, 120] as const
export type InterviewMinutes = (typeof interviewMinutes)[number]

export const MAX_MESSAGE = 1_000
export const MAX_PLACE = 300
export const MAX_NOTE = 500
export const MAX_PANEL = 6
/** What a person writes down for themselves. */
export const MAX_OWN_NOTES = 4_000
export const MAX_FEEDBACK = 1_000
export const MAX_STARS = 5

export const MIN_TIMES = 3
export const MAX_TIMES = 20
export const MAX_COUNTER_TIMES = 5

/** The company's free time is offered for up to three weeks, 15 working days. */
export const MAX_AVAILABLE_DAYS = 21

/** How long a request can be answered. */
export const REQUEST_DAYS = 5
/** After this long without an answer the talent is reminded. */
export const requestReminders: readonly number[] = [24 * HOUR, 72 * HOUR]

/** A proposed time is at least this far ahead, so that the other side can plan. */
export const MIN_NOTICE = 12 * HOUR
/** An offered time can be chosen until this long before it. */
export const LAST_CHOICE = 2 * HOUR
/** How far ahead a time can be. */
export const MAX_AHEAD = 60 * DAY

/** On the talent's clock; earlier or later times have to be their own proposal. */
export const EARLIEST_MINUTE = 7 * 60
export const LATEST_MINUTE = 21 * 60

export const MAX_PER_DAY = 3

/** Until then each side may move an interview on its own; later the other side has to agree. */
export const FREE_MOVE = 4 * HOUR
export const MAX_MOVES = 3
export const MAX_MOVE_TIMES = 3

export const interviewReminders: readonly number[] = [24 * HOUR, HOUR, 10 * MINUTE]

export const declineReasons = ['times', 'not_interested', 'other_job', 'process', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

export const cancelReasons = ['illness', 'schedule', 'filled', 'not_interested', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]

/** How long somebody waits before they can report that nobody came. */
export const WAIT_FOR_OTHERS = 10 * MINUTE
/** After the end. */
export const REPORT_FAILURE_WITHIN = 2 * HOUR
export const REPORT_ABSENCE_WITHIN = DAY

/** The other side did not come, or the call did not work. */
export const talentOutcomes = ['absent', 'failed'] as const
export type TalentOutcome = (typeof talentOutcomes)[number]
/** `held`: it took place, and the company has what it needs. */
export const companyOutcomes = [...talentOutcomes, 'held'] as const
export type CompanyOutcome = (typeof companyOutcomes)[number]

export const requestShelves = ['open', 'closed'] as const
export type RequestShelf = (typeof requestShelves)[number]

export const interviewShelves = ['upcoming', 'completed'] as const
export type InterviewShelf = (typeof interviewShelves)[number]
