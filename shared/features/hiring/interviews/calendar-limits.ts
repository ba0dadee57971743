// Fixed lists and limits of calendars. Separate from the contract, so that pages can import them without the schemas.

/** Why a calendar could not be read. */
export const calendarProblems = ['forbidden', 'unreachable', 'rejected', 'too_large', 'not_a_calendar'] as const
export type CalendarProblem = (typeof calendarProblems)[number]

export const MAX_CALENDARS = 3
export const MAX_CALENDAR_ADDRESS = 1_000
export const READ_EVERY_MINUTES = 30
