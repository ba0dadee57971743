import { channel } from '#shared/live/channel.ts'

/** For everybody who has the page of a talk open. */
export const talkChannel = channel('private', 'talk.{talkId}', { guard: 'verified' })

/** For those who take part in a live talk. */
export const liveTalkChannel = channel('private', 'live-talk.{talkId}', { guard: 'verified' })
