import { channel } from '#shared/live/channel.ts'

/** For everybody who has the page of a talk open. */
export const talkChannel = channel('private', 'talk.{talkId}', { guard: 'verified' })
