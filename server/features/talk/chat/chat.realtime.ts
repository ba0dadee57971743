// What conversations say live: ids and previews. Who was away asks for the changes after the last number they have.

import { showsPresence } from '#server/features/people/preferences/privacy.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personChannel } from '#server/platform/realtime/person-channel.ts'
import { type Viewer } from '#shared/access/viewer.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'
import { canModerate, canSeeConversation } from './chat.policy.ts'
import { previewText } from './chat.presenter.ts'
import { isBlocked } from './conversations/blocked.service.ts'
import { countUnreadConversations } from './conversations/inbox.queries.ts'
import { sitterOf, viewConversation } from './conversations/seats.service.ts'
import type { MessageRow } from './messages/messages.queries.ts'
import { isNamedTo } from './sight/others.service.ts'

type Live = Pick<Platform, 'realtime'>

const SUPPORT_DESK = 'private-support-desk'

const channelOf = (conversationId: Id): string => `private-conversation.${conversationId}`

async function viewAsListener(db: Db, viewer: Viewer, id: string) {
  const view = idSchema.safeParse(id).success ? await viewConversation(db, viewer.id, id) : null
  if (!view) return null
  return canSeeConversation(viewer, view.conversation, { seat: view.member, hiresFor: view.hiresFor }) ? view : null
}

export function openChatChannels({ realtime }: Platform): void {
  realtime.channels.add('private-conversation.{id}', async ({ viewer, params, db }) => {
    return (await viewAsListener(db, viewer, params.id)) !== null
  })
  // Who does not show that they are here does not see who is; before an answer and after a block neither sees the other.
  // Nobody is named: whom one may know by name the conversation says. Who is not named there is not here either.
  realtime.channels.add('presence-conversation.{id}', async ({ viewer, params, db }) => {
    const view = await viewAsListener(db, viewer, params.id)
    if (!view || view.conversation.isRequest || (await isBlocked(db, viewer, view.conversation))) return false
    if (view.member && !isNamedTo(null, view.member)) return false
    return (await showsPresence(db, viewer.id)) && {}
  })
  realtime.channels.add(SUPPORT_DESK, ({ viewer }) => canModerate(viewer))
}

/** Everybody hears the same, whatever their language: words of the product are left to the list. */
export function tellMessage(
  { realtime }: Live,
  tx: Db,
  message: MessageRow,
  event: 'message.created' | 'message.changed',
  exceptSocket?: string,
): void {
  const { id, seq, change, senderId, kind } = message
  const data = { id, seq, change, senderId, kind, preview: previewText(message) }
  realtime.publish({ channel: channelOf(message.conversationId), event, data, exceptSocket }, tx)
}

/** To the operators, of whom none may sit in the conversation yet. */
export function tellSupportDesk({ realtime }: Live, tx: Db, conversationId: Id): void {
  realtime.publish({ channel: SUPPORT_DESK, event: 'support.changed', data: { conversationId } }, tx)
}

/**
 * To everything the person has open: the list and the number beside it change everywhere at once. Null: several did.
 * `hasArrived`: it is something new, which whatever hears it has received.
 */
export async function tellInbox(
  { realtime }: Live,
  db: Db,
  conversationId: Id | null,
  personId: Id,
  { hasArrived = false } = {},
): Promise<number> {
  const unread = await countUnreadConversations(db, await sitterOf(db, personId))
  const data = { conversationId, unread, hasArrived }
  realtime.publish({ channel: personChannel.of(personId), event: 'inbox.changed', data }, db)
  return unread
}

export function recheckListeners({ realtime }: Live, db: Db, conversationId: Id, personId: Id): void {
  for (const channel of [channelOf(conversationId), `presence-conversation.${conversationId}`])
    realtime.recheck({ channel, personId }, db)
}
