// Limits of the chat of a live talk. Separate from the contract, so that pages can import them without the schemas.

export const MAX_TALK_MESSAGE = 500
/** Per person: enough for a conversation, too few to flood it. */
export const MAX_MESSAGES_A_MINUTE = 8
/** How many messages somebody who joins late gets. */
export const MAX_SHOWN_MESSAGES = 100
/** Then they are deleted. Reports have been decided by then. */
export const MESSAGES_KEPT_DAYS = 30

export const handSteps = ['call', 'lower'] as const
export type HandStep = (typeof handSteps)[number]
