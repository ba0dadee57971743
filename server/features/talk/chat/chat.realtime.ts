// Who may subscribe to a conversation, and what is published about it.

import { showsPresence } from '#server/features/people/preferences/privacy.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { allowOn, type ChannelAccess } from '#server/platform/realtime/grants/channel-registry.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { inboxChanged, type messageCreated, supportChanged } from '#shared/features/talk/chat/chat.events.ts'
import {
  conversationChannel,
  conversationPresence,
  supportDeskChannel,
} from '#shared/features/talk/chat/chat-channels.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'
import { channelName } from '#shared/live/channel.ts'
import { canModerate, canSeeConversation } from './chat.policy.ts'
import { previewText } from './chat.presenter.ts'
import { isBlocked } from './conversations/blocked.service.ts'
import { countUnreadConversations } from './conversations/inbox.queries.ts'
import { seatHolderOf, viewConversation } from './conversations/seats.service.ts'
import type { MessageRow } from './messages/messages.queries.ts'
import { isNamedTo } from './visibility/others.service.ts'

type Live = Pick<Platform, 'realtime'>

async function viewAsSubscriber(db: Db, viewer: Viewer, id: string) {
  const view = idSchema.safeParse(id).success ? await viewConversation(db, viewer.id, id) : null
  if (!view) return null
  return canSeeConversation(viewer, view.conversation, { seat: view.member, hiresFor: view.hiresFor }) ? view : null
}

export const chatChannels: readonly ChannelAccess[] = [
  allowOn(
    conversationChannel,
    async ({ viewer, params, db }) => (await viewAsSubscriber(db, viewer, params.conversationId)) !== null,
  ),
  // People who hide their presence see nobody else's; before the first reply and after a block neither side sees the other.
  // Members are listed by id alone: the conversation says whose name this viewer may know, and nobody else is listed.
  allowOn(conversationPresence, async ({ viewer, params, db }) => {
    const view = await viewAsSubscriber(db, viewer, params.conversationId)
    if (!view || view.conversation.isRequest || (await isBlocked(db, viewer, view.conversation))) return false
    if (view.member && !isNamedTo(null, view.member)) return false
    return (await showsPresence(db, viewer.id)) && {}
  }),
  allowOn(supportDeskChannel, ({ viewer }) => canModerate(viewer)),
]

/** Language-neutral: the client adds the product's own texts. */
export function publishMessage(
  { realtime }: Live,
  tx: Db,
  message: MessageRow,
  event: typeof messageCreated,
  exceptSocket?: string,
): void {
  const { id, conversationId, seq, change, senderId, kind } = message
  const payload = { id, seq, change, senderId, kind, preview: previewText(message) }
  realtime.publish(event, { conversationId }, payload, { tx, exceptSocket })
}

export function publishSupportChanged({ realtime }: Live, tx: Db, conversationId: Id): void {
  realtime.publish(supportChanged, {}, { conversationId }, { tx })
}

/** Null: several conversations changed. */
export async function publishInboxChanged(
  { realtime }: Live,
  db: Db,
  conversationId: Id | null,
  personId: Id,
  { hasArrived = false } = {},
): Promise<number> {
  const unread = await countUnreadConversations(db, await seatHolderOf(db, personId))
  realtime.publish(inboxChanged, { personId }, { conversationId, unread, hasArrived }, { tx: db })
  return unread
}

export function recheckListeners({ realtime }: Live, db: Db, conversationId: Id, personId: Id): void {
  for (const channel of [conversationChannel, conversationPresence])
    realtime.recheck({ channel: channelName(channel, { conversationId }), personId }, db)
}
