// Conversations from one person's view.

import type { Db } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Identity } from '#shared/access/identity.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { canSeeConversation } from '../chat.policy.ts'
import type { Reader } from '../reader.ts'
import { presentConversations } from './conversation-parts.service.ts'
import { type ConversationInView } from './conversations.queries.ts'
import { type ConversationFilter, countUnreadConversations, selectConversations } from './inbox.queries.ts'
import { seatAtCompanies } from './seats.queries.ts'
import { seatHolderOf, viewConversation } from './seats.service.ts'

export async function findConversation(db: Db, viewer: Identity, id: Id): Promise<ConversationInView> {
  const { hiresFor, ...view } = found(await viewConversation(db, viewer.id, id))
  ensure(canSeeConversation(viewer, view.conversation, { seat: view.member, hiresFor }), 'not_found')
  return view
}

export async function showConversation(db: Db, reader: Reader, id: Id): Promise<Conversation> {
  const view = await findConversation(db, reader.viewer, id)
  return found((await presentConversations(db, reader, [view]))[0])
}

/** `forCompany`: only conversations the viewer takes part in for this company. */
type ListQuery = { filter: ConversationFilter; cursor?: Id | undefined; limit: number; forCompany?: Id | undefined }

export async function listConversations(db: Db, reader: Reader, query: ListQuery): Promise<Page<Conversation>> {
  const { filter, cursor, limit, forCompany } = query
  const holder = await seatHolderOf(db, reader.viewer.id)
  if (!cursor) await seatAtCompanies(db, holder)
  const rows = await selectConversations(db, holder, { filter, before: cursor, limit: limit + 1, forCompany })
  const shown = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? (shown.at(-1)?.conversation.lastMessageId ?? null) : null
  return { items: await presentConversations(db, reader, shown), nextCursor }
}

/** Older ones are found by searching messages. */
const NAMED_AMONG = 100

/**
 * Finds recent conversations by the people, company or job in them. Names are matched after presenting, because members of a
 * company stay invisible to the other side until they have written.
 */
export async function findConversationsNamed(
  db: Db,
  reader: Reader,
  { name, limit }: { name: string; limit: number },
): Promise<Conversation[]> {
  const { items } = await listConversations(db, reader, { filter: 'all', limit: NAMED_AMONG })
  const wanted = foldText(name)
  const isNamed = ({ company, job, others }: Conversation) =>
    [company?.name, job?.title, ...others.map((other) => other.name)].some(
      (given) => given !== undefined && foldText(given).includes(wanted),
    )
  return items.filter(isNamed).slice(0, limit)
}

export const showUnreadConversations = async (db: Db, viewer: Identity) => ({
  unread: await countUnreadConversations(db, await seatHolderOf(db, viewer.id)),
})
