// Limits and fixed lists of offers. Separate from the contract, so that pages can import them without the schemas.

export const DEFAULT_ANSWER_DAYS = 7
export const MIN_ANSWER_DAYS = 3
export const MAX_ANSWER_DAYS = 30

/** One request for more time, of at most this many working days. */
export const MAX_EXTENSION_WORKDAYS = 5
/** Silence counts as consent after this time, if the offer is still valid for at least a day. */
export const EXTENSION_REPLY_HOURS = 24

export const MAX_COUNTERS = 5
export const REMINDER_DAYS = 2
export const MAX_REMINDERS = 5

export const MAX_OFFER_TITLE = 140
export const MAX_LETTER = 50_000
export const MAX_BENEFITS = 20
export const MAX_BENEFIT = 200
export const MAX_OFFER_LINE = 300
export const MAX_COUNTER_MESSAGE = 2_000
export const MAX_OFFER_NOTE = 1_000
export const MAX_EXTENSION_REASON = 500
export const MAX_SIGNER_NAME = 120
/** About 2,000 points: a long signature. */
export const MAX_DRAWING = 20_000
/** Drawn on this grid, so that it looks the same on every screen and on paper. */
export const DRAWING_WIDTH = 1_000
export const DRAWING_HEIGHT = 300

/** In bytes. As base64 it has to fit into a request. */
export const MAX_CHECKED_FILE = 700_000

export const offerPayPeriods = ['hour', 'day', 'week', 'month', 'year'] as const
export type OfferPayPeriod = (typeof offerPayPeriods)[number]

export const equityKinds = ['options', 'shares', 'rsu'] as const
export type EquityKind = (typeof equityKinds)[number]

export const offerDeclineReasons = [
  'pay',
  'other_offer',
  'role',
  'hours',
  'location',
  'company',
  'personal',
  'other',
] as const
export type OfferDeclineReason = (typeof offerDeclineReasons)[number]

export const signatureMethods = ['typed', 'drawn'] as const

/** What a company answered to a counter-proposal; `dropped` if the talent decided without waiting. */
export const counterOutcomes = ['changed', 'kept', 'dropped'] as const
export type CounterOutcome = (typeof counterOutcomes)[number]

export const offerShelves = ['open', 'ended'] as const
export type OfferShelf = (typeof offerShelves)[number]
