export const MAX_MESSAGE = 5_000
export const MAX_ATTACHMENTS = 10
/** In one conversation, by one person and by all, within a minute: so many messages, and so many changes of them. */
export const FLOOD_PER_PERSON = 20
export const FLOOD_PER_CONVERSATION = 200
export const EDIT_MINUTES = 15
export const DELETE_MINUTES = 60
/** New conversations with people who did not write before, in a day. */
export const REQUESTS_PER_DAY = 20
/** A first message that waits for an answer is corrected, not made a conversation of its own. */
export const REQUEST_EDITS = 3
export const MAX_CONTACTS = 20
export const MAX_PREVIEW = 120
export const MAX_VOICE_SECONDS = 300
/** Heights of the bars of a voice note. */
export const MAX_WAVEFORM = 64
export const MAX_BAR = 31
export const MIN_SEARCH = 2
export const MAX_SEARCH = 100
export const SEARCH_MONTHS = 12
export const MAX_SNIPPET = 160
export const MAX_BULK = 100
export const MAX_REPORT_NOTE = 1_000

/** `application` and `company` are between one person and all who hire at a company. */
export const conversationKinds = ['direct', 'support', 'application', 'company'] as const
export type ConversationKind = (typeof conversationKinds)[number]

export const messageKinds = ['text', 'card', 'voice', 'system'] as const

export const reactions = ['👍', '❤️', '😊', '🎉', '🙏', '✅'] as const
export type Reaction = (typeof reactions)[number]

export const reportReasons = ['money', 'scam', 'rude', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** What browsers record a voice in. */
export const voiceTypes = ['audio/ogg', 'audio/mpeg', 'video/webm', 'video/mp4'] as const
