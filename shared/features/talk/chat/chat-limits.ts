export const MAX_MESSAGE = 5_000
export const MAX_ATTACHMENTS = 10
/** Per minute and conversation, by one person and by everyone; applies separately to new messages and to edits. */
export const FLOOD_PER_PERSON = 20
export const FLOOD_PER_CONVERSATION = 200
export const EDIT_MINUTES = 15
export const DELETE_MINUTES = 60
/** New conversations per day with people who have not written before. */
export const REQUESTS_PER_DAY = 20
/** How often a first message can be edited before it is answered; more would turn it into a conversation. */
export const REQUEST_EDITS = 3
export const MAX_CONTACTS = 20
export const MAX_PREVIEW = 120
export const MAX_VOICE_SECONDS = 300
/** Number and height of the bars in a voice message. */
export const MAX_WAVEFORM = 64
export const MAX_BAR = 31
export const MIN_SEARCH = 2
export const MAX_SEARCH = 100
export const SEARCH_MONTHS = 12
export const MAX_SNIPPET = 160
export const MAX_BULK = 100
export const MAX_REPORT_NOTE = 1_000

/** `application` and `company` are between one person and a company's hiring team. */
export const conversationKinds = ['direct', 'support', 'application', 'company'] as const
export type ConversationKind = (typeof conversationKinds)[number]

export const messageKinds = ['text', 'card', 'voice', 'system'] as const

export const reactions = ['👍', '❤️', '😊', '🎉', '🙏', '✅'] as const
export type Reaction = (typeof reactions)[number]

export const reportReasons = ['money', 'scam', 'rude', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** The formats browsers record voice in. */
export const voiceTypes = ['audio/ogg', 'audio/mpeg', 'video/webm', 'video/mp4'] as const
