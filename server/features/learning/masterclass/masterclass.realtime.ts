import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { allowOn, type ChannelAccess } from '#server/platform/realtime/grants/channel-registry.ts'
import { talkChanged, talkQuestionsChanged } from '#shared/features/learning/masterclass/masterclass.events.ts'
import { talkChannel } from '#shared/features/learning/masterclass/talk-channels.ts'
import { isPublicTalk } from '#shared/features/learning/masterclass/talk-status.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'
import { selectTalk } from './talks/talks.queries.ts'

export const masterclassChannels: readonly ChannelAccess[] = [
  allowOn(talkChannel, async ({ params, db }) => {
    if (!idSchema.safeParse(params.talkId).success) return false
    const talk = await selectTalk(db, params.talkId)
    return talk !== null && isPublicTalk(talk.status)
  }),
]

export function publishTalk({ realtime }: Pick<Platform, 'realtime'>, tx: Db, talkId: Id): void {
  realtime.publish(talkChanged, { talkId }, { talkId }, { tx })
}

export function publishQuestions({ realtime }: Pick<Platform, 'realtime'>, tx: Db, talkId: Id): void {
  realtime.publish(talkQuestionsChanged, { talkId }, { talkId }, { tx })
}
