// What conversations say live: ids and previews. Who was away asks for the changes after the last number they have.

import { showsPresence } from '#server/features/preferences/privacy.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personChannel } from '#server/platform/realtime/person-channel.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'
import { canSeeConversation } from './chat.policy.ts'
import { previewOf } from './chat.presenter.ts'
import { countUnreadConversations, selectConversation } from './conversations.queries.ts'
import type { MessageRow } from './messages.queries.ts'

type Viewer = Parameters<typeof canSeeConversation>[0]
type Live = Pick<Platform, 'realtime'>

const channelOf = (conversationId: Id): string => `private-conversation.${conversationId}`

async function mayListen(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  if (!idSchema.safeParse(id).success) return false
  const view = await selectConversation(db, id, viewer.id)
  return view !== null && canSeeConversation(viewer, view.conversation, view.member)
}

export function openChatChannels({ realtime }: Platform): void {
  realtime.channels.add('private-conversation.{id}', ({ viewer, params, db }) => mayListen(db, viewer, params.id))
  // Who does not show that they are here does not see who is.
  realtime.channels.add('presence-conversation.{id}', async ({ viewer, params, db }) => {
    const isIn = (await mayListen(db, viewer, params.id)) && (await showsPresence(db, viewer.id))
    return isIn && { name: viewer.calledName }
  })
}

export function tellMessage(
  { realtime }: Live,
  tx: Db,
  message: MessageRow,
  event: 'message.created' | 'message.changed',
  exceptSocket?: string,
): void {
  const { id, seq, change, senderId } = message
  const data = { id, seq, change, senderId, preview: previewOf(message) }
  realtime.publish({ channel: channelOf(message.conversationId), event, data, exceptSocket }, tx)
}

export function tellReceipt(
  { realtime }: Live,
  db: Db,
  conversationId: Id,
  receipt: { personId: Id; readSeq?: number; deliveredSeq?: number },
): void {
  realtime.publish({ channel: channelOf(conversationId), event: 'receipt.changed', data: receipt }, db)
}

/** To everything the person has open: the list and the number beside it change everywhere at once. */
export async function tellInbox({ realtime }: Live, db: Db, conversationId: Id, personId: Id): Promise<void> {
  const data = { conversationId, unread: await countUnreadConversations(db, personId) }
  realtime.publish({ channel: personChannel.of(personId), event: 'inbox.changed', data }, db)
}

export function recheckListeners({ realtime }: Live, db: Db, conversationId: Id, personId: Id): void {
  for (const channel of [channelOf(conversationId), `presence-conversation.${conversationId}`])
    realtime.recheck({ channel, personId }, db)
}
