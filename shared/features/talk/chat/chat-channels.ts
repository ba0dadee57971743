import { channel } from '#shared/live/channel.ts'

export const conversationChannel = channel('private', 'conversation.{conversationId}', { guard: 'verified' })

/** Who is online and who is typing. */
export const conversationPresence = channel('presence', 'conversation.{conversationId}', { guard: 'verified' })

export const supportDeskChannel = channel('private', 'support-desk', { guard: 'operator' })
