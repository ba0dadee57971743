export const MAX_MESSAGE = 5_000
export const MAX_ATTACHMENTS = 10
/** In one conversation, by one person and by all, within a minute. */
export const FLOOD_PER_PERSON = 20
export const FLOOD_PER_CONVERSATION = 200
export const EDIT_MINUTES = 15
export const DELETE_MINUTES = 60
/** New conversations with people who did not write before, in a day. */
export const REQUESTS_PER_DAY = 20
export const MAX_PREVIEW = 120

export const conversationKinds = ['direct', 'support', 'application'] as const
export type ConversationKind = (typeof conversationKinds)[number]

export const messageKinds = ['text', 'system'] as const

export const reactions = ['👍', '❤️', '😊', '🎉', '🙏', '✅'] as const
export type Reaction = (typeof reactions)[number]

export const reportReasons = ['money', 'scam', 'rude', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
