export const ANSWER_HOURS = 48
export const FREE_CANCEL_HOURS = 24
export const COMPLETE_DAYS = 14
/** Days after a delivery on which the buyer is reminded, before it completes by itself. */
export const REMINDER_DAYS = [7, 11, 13] as const
export const MAX_ORDER_NOTE = 4000
export const MAX_REVIEW = 1000
export const MAX_DELIVERY_FILES = 10
/** Orders of one buyer that no seller has answered yet. */
export const MAX_REQUESTED = 20
export const DISPUTE_HOURS = 120

export const orderSides = ['buying', 'selling'] as const
export type OrderSide = (typeof orderSides)[number]

export const orderShelves = ['open', 'over'] as const
export type OrderShelf = (typeof orderShelves)[number]

/** What was written along the way, by either side or an operator. */
export const entryKinds = [
  'proposal',
  'request',
  'ask_details',
  'send_details',
  'deliver',
  'request_revision',
  'cancel',
  'dispute',
  'resolve',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** Steps of the two sides; operators resolve disputes, and time does the rest. */
export const partySteps = [
  'accept',
  'ask_details',
  'start',
  'send_details',
  'deliver',
  'complete',
  'request_revision',
  'cancel',
  'dispute',
] as const
export type PartyStep = (typeof partySteps)[number]

const stepsWithText: readonly string[] = [
  'ask_details',
  'send_details',
  'deliver',
  'request_revision',
  'cancel',
  'dispute',
] satisfies PartyStep[]

/** The other side has to read something with it. */
export const needsText = (step: PartyStep): boolean => stepsWithText.includes(step)

const stepsWithFiles: readonly string[] = ['send_details', 'deliver', 'dispute'] satisfies PartyStep[]
export const takesFiles = (step: PartyStep): boolean => stepsWithFiles.includes(step)
