// Fixed lists and limits of talks. Separate from the contracts, so that pages can import them without the schemas.

import { type CourseCategory, courseCategories } from '#shared/features/learning/courses/course-kinds.ts'

/** Talks and courses have the same subjects. */
export const talkCategories = courseCategories
export type TalkCategory = CourseCategory

/** What may stand before the id in the address of a talk: its subject, or the list it was opened from. */
export const talkPlaces = ['upcoming-talks', 'past-talks', ...talkCategories] as const

export const talkViews = ['upcoming', 'past', 'mine'] as const
export type TalkView = (typeof talkViews)[number]

export const MAX_TALK_SEARCH = 100
export const MAX_TALK_TITLE = 200
export const MAX_ABSTRACT = 600
export const MAX_DESCRIPTION = 10_000
export const MAX_SPEAKERS = 6
export const MAX_BIO = 1500
export const MIN_TALK_MINUTES = 15
export const MAX_TALK_MINUTES = 180
export const MAX_PLACES = 10_000
export const MAX_QUESTION = 300
/** Per person and talk. */
export const MAX_OWN_QUESTIONS = 5
export const MAX_FEEDBACK = 1000
export const MIN_TOPIC = 5
export const MAX_TOPIC = 120
export const MAX_WHY = 600
export const MAX_OPEN_REQUESTS = 3
export const MAX_OPEN_VOTES = 20
export const MAX_OPEN_OFFERS = 5
export const MAX_TRANSCRIPT_PARTS = 400

export const MAX_REASON = 1000

export const opsTalkViews = ['open', 'upcoming', 'past', 'closed'] as const
export type OpsTalkView = (typeof opsTalkViews)[number]

/** What operators do with a talk. */
export const opsTalkSteps = ['accept', 'reject', 'schedule', 'end', 'release', 'archive', 'cancel'] as const
export type OpsTalkStep = (typeof opsTalkSteps)[number]

export const opsRequestSteps = ['review', 'plan', 'decline', 'merge', 'schedule'] as const
export type OpsRequestStep = (typeof opsRequestSteps)[number]
