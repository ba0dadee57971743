import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { allowOn, type ChannelAccess } from '#server/platform/realtime/grants/channel-registry.ts'
import {
  talkChanged,
  talkHandChanged,
  talkMessageRemoved,
  talkMessageSent,
  talkQuestionsChanged,
} from '#shared/features/learning/masterclass/masterclass.events.ts'
import { liveTalkChannel, talkChannel } from '#shared/features/learning/masterclass/talk-channels.ts'
import { isPublicTalk } from '#shared/features/learning/masterclass/talk-status.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'
import { channelName } from '#shared/live/channel.ts'
import { canJoinLive } from './masterclass.policy.ts'
import { selectRegistration } from './registering/registrations.queries.ts'
import { selectTalk } from './talks/talks.queries.ts'

export const masterclassChannels: readonly ChannelAccess[] = [
  allowOn(talkChannel, async ({ params, db }) => {
    if (!idSchema.safeParse(params.talkId).success) return false
    const talk = await selectTalk(db, params.talkId)
    return talk !== null && isPublicTalk(talk.status)
  }),
  allowOn(liveTalkChannel, async ({ params, viewer, db }) => {
    if (!idSchema.safeParse(params.talkId).success) return false
    const talk = await selectTalk(db, params.talkId)
    return talk !== null && canJoinLive(talk, await selectRegistration(db, viewer.id, talk.id), viewer)
  }),
]

export function publishTalk({ realtime }: Pick<Platform, 'realtime'>, tx: Db, talkId: Id): void {
  realtime.publish(talkChanged, { talkId }, { talkId }, { tx })
}

export function publishQuestions({ realtime }: Pick<Platform, 'realtime'>, tx: Db, talkId: Id): void {
  realtime.publish(talkQuestionsChanged, { talkId }, { talkId }, { tx })
}

type Sent = { id: Id; author: string | null; isHost: boolean; text: string; sentAt: string }

export function publishMessage({ realtime }: Pick<Platform, 'realtime'>, tx: Db, talkId: Id, sent: Sent): void {
  realtime.publish(talkMessageSent, { talkId }, sent, { tx })
}

export function publishRemoval({ realtime }: Pick<Platform, 'realtime'>, tx: Db, talkId: Id, id: Id): void {
  realtime.publish(talkMessageRemoved, { talkId }, { id }, { tx })
}

type Hand = { handId: Id; raised: number }

export function publishHand({ realtime }: Pick<Platform, 'realtime'>, tx: Db, talkId: Id, hand: Hand): void {
  realtime.publish(talkHandChanged, { talkId }, hand, { tx })
}

/** Ends the subscription of somebody who gave up their place, or of everybody when the talk is over. */
export function recheckLive({ realtime }: Pick<Platform, 'realtime'>, tx: Db, talkId: Id, personId?: Id): void {
  realtime.recheck(
    { channel: channelName(liveTalkChannel, { talkId }), ...(personId !== undefined && { personId }) },
    tx,
  )
}
