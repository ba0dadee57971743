import { channel } from '#shared/live/channel.ts'

/** The people of an interview, while its room is open. They are listed by id alone. */
export const roomChannel = channel('presence', 'interview-room.{interviewId}', { guard: 'verified' })
