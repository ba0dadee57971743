import { event } from '#shared/live/event.ts'
import { talkChannel } from './talk-channels.ts'

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
