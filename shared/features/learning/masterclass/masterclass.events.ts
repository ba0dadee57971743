import { event } from '#shared/live/event.ts'
import { liveTalkChannel, talkChannel } from './talk-channels.ts'

/** Somebody asked, voted or answered. Listeners read the questions again. */
export const talkQuestionsChanged = event('talk.questions-changed', {
  channel: talkChannel,
  payload: (z) => z.object({ talkId: z.uuid() }),
})

/** It has started, ended or moved, or places have become free. */
export const talkChanged = event('talk.changed', {
  channel: talkChannel,
  payload: (z) => z.object({ talkId: z.uuid() }),
})

/** The whole message, so that thousands of listeners do not refetch the chat for each one. */
export const talkMessageSent = event('talk.message-sent', {
  channel: liveTalkChannel,
  payload: (z) =>
    z.object({
      id: z.uuid(),
      author: z.nullable(z.string()),
      isHost: z.boolean(),
      text: z.string(),
      sentAt: z.string(),
    }),
})

export const talkMessageRemoved = event('talk.message-removed', {
  channel: liveTalkChannel,
  payload: (z) => z.object({ id: z.uuid() }),
})

/** Its owner and the moderators refetch the hands; for everybody else the number is enough. */
export const talkHandChanged = event('talk.hand-changed', {
  channel: liveTalkChannel,
  payload: (z) => z.object({ handId: z.uuid(), raised: z.int() }),
})
