// Conversations as one person has them: opening, listing, reading, putting them in order.

import { findContacts, findPerson } from '#server/features/accounts/accounts.service.ts'
import { listOwnCompanies } from '#server/features/companies/companies.service.ts'
import { readSubject } from '#server/features/notifications/notifications.service.ts'
import { isBlockBetween } from '#server/features/preferences/blocks.service.ts'
import { findSilentReaders, isHiddenFrom } from '#server/features/preferences/privacy.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { Conversation, NewConversation, OwnViewChange } from '#shared/features/chat/chat.contract.ts'
import { REQUESTS_PER_DAY } from '#shared/features/chat/chat-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { canSeeConversation, canWrite } from './chat.policy.ts'
import { presentConversation } from './chat.presenter.ts'
import { recheckListeners, tellInbox, tellReceipt } from './chat.realtime.ts'
import {
  type ConversationFilter,
  type ConversationInView,
  type ConversationRow,
  countRequestsSince,
  countUnreadConversations,
  countUnreadIn,
  insertConversation,
  insertMembers,
  type MemberRow,
  raiseSeq,
  selectConversation,
  selectConversationAbout,
  selectConversations,
  selectMembers,
  updateMember,
} from './conversations.queries.ts'
import { selectMessagesByIds } from './messages.queries.ts'

const DAY = 86_400_000

export async function findConversation(db: Db, viewer: Identity, id: Id): Promise<ConversationInView> {
  const view = found(await selectConversation(db, id, viewer.id))
  ensure(canSeeConversation(viewer, view.conversation, view.member), 'not_found')
  return view
}

export async function showConversation(db: Db, viewer: Identity, id: Id): Promise<Conversation> {
  return found((await present(db, viewer, [await findConversation(db, viewer, id)]))[0])
}

type ListQuery = { filter: ConversationFilter; cursor?: Id | undefined; limit: number }

export async function listConversations(db: Db, viewer: Identity, query: ListQuery): Promise<Page<Conversation>> {
  const { filter, cursor, limit } = query
  const rows = await selectConversations(db, viewer.id, { filter, before: cursor, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? (shown.at(-1)?.conversation.lastMessageId ?? null) : null
  return { items: await present(db, viewer, shown), nextCursor }
}

export const showUnreadConversations = async (db: Db, viewer: Identity) => ({
  unread: await countUnreadConversations(db, viewer.id),
})

/** The same two people, and the same person and support, always meet in the same conversation. */
export async function openConversation(
  tx: Db,
  platform: Platform,
  viewer: Identity,
  given: NewConversation,
): Promise<Conversation> {
  const other = given.kind === 'direct' ? await findReachable(tx, viewer, given.personId) : null
  const about = other ? [viewer.id, other].toSorted().join(' ') : viewer.id
  const known = await selectConversationAbout(tx, given.kind, about)
  if (!known && other) await refuseTooManyRequests(tx, platform, viewer)
  const made =
    known ??
    (await insertConversation(tx, { kind: given.kind, about, createdBy: viewer.id, isRequest: other !== null })) ??
    found(await selectConversationAbout(tx, given.kind, about))
  await insertMembers(tx, made, other ? [viewer.id, other] : [viewer.id])
  await updateMember(tx, made, viewer.id, { leftAt: null })
  return showConversation(tx, viewer, made)
}

/** Whoever hides, or has blocked the viewer, does not exist for them. */
async function findReachable(db: Db, viewer: Identity, personId: Id): Promise<Id> {
  const person = await findPerson(db, personId)
  ensure(person.id !== viewer.id)
  ensure(person.emailVerifiedAt !== null && person.suspendedAt === null, 'not_found')
  ensure(!(await isBlockBetween(db, viewer.id, person.id)), 'not_found')
  for (const { id } of await listOwnCompanies(db, viewer)) ensure(!(await isHiddenFrom(db, person.id, id)), 'not_found')
  return person.id
}

async function refuseTooManyRequests(db: Db, { clock }: Platform, viewer: Identity): Promise<void> {
  const since = new Date(clock.now().getTime() - DAY)
  if ((await countRequestsSince(db, viewer.id, since)) < REQUESTS_PER_DAY) return
  throw new AppError('too_many_requests', { retryAfterSeconds: DAY / 1000 })
}

export async function changeView(db: Db, platform: Platform, viewer: Identity, id: Id, change: OwnViewChange) {
  ensure((await findConversation(db, viewer, id)).member !== null)
  const { isPinned, isArchived, mutedUntil } = change
  await updateMember(db, id, viewer.id, {
    ...(isPinned !== undefined && { isPinned }),
    ...(isArchived !== undefined && { isArchived }),
    ...(mutedUntil !== undefined && { mutedUntil: mutedUntil === null ? null : new Date(mutedUntil) }),
  })
  await tellInbox(platform, db, id, viewer.id)
  return showConversation(db, viewer, id)
}

export async function leaveConversation(db: Db, platform: Platform, viewer: Identity, id: Id): Promise<void> {
  ensure((await findConversation(db, viewer, id)).member !== null)
  await updateMember(db, id, viewer.id, { leftAt: platform.clock.now() })
  recheckListeners(platform, db, id, viewer.id)
  await tellInbox(platform, db, id, viewer.id)
}

/** Others hear of it only where the reader tells; the reader's own devices always do. */
export async function readUpTo(db: Db, platform: Platform, viewer: Identity, id: Id, seq: number): Promise<void> {
  const { conversation, member } = await findConversation(db, viewer, id)
  if (!member) return
  const readSeq = Math.min(seq, conversation.lastSeq)
  const hasMoved = await raiseSeq(db, id, viewer.id, { column: 'readSeq', seq: readSeq })
  await readSubject(db, platform, { personId: viewer.id, event: 'new_message', subject: id })
  if (!hasMoved) return
  const isSilent = (await findSilentReaders(db, [viewer.id])).has(viewer.id)
  if (!isSilent) tellReceipt(platform, db, id, { personId: viewer.id, readSeq })
  await tellInbox(platform, db, id, viewer.id)
}

export async function deliveredUpTo(db: Db, platform: Platform, viewer: Identity, id: Id, seq: number): Promise<void> {
  const { conversation, member } = await findConversation(db, viewer, id)
  const deliveredSeq = Math.min(seq, conversation.lastSeq)
  if (member && (await raiseSeq(db, id, viewer.id, { column: 'deliveredSeq', seq: deliveredSeq })))
    tellReceipt(platform, db, id, { personId: viewer.id, deliveredSeq })
}

export async function markUnread(db: Db, platform: Platform, viewer: Identity, id: Id): Promise<void> {
  ensure((await findConversation(db, viewer, id)).member !== null)
  await updateMember(db, id, viewer.id, { isMarkedUnread: true })
  await tellInbox(platform, db, id, viewer.id)
}

/** All of a list in the same few questions. */
async function present(
  db: Db,
  viewer: Identity,
  views: readonly { conversation: ConversationRow; member: MemberRow | null }[],
): Promise<Conversation[]> {
  const ids = views.map(({ conversation }) => conversation.id)
  const lastIds = views.flatMap(({ conversation }) => conversation.lastMessageId ?? [])
  const members = (await selectMembers(db, ids)).filter(({ personId }) => personId !== viewer.id)
  const personIds = members.map(({ personId }) => personId)
  // One after the other: it may be in a transaction, which answers one question at a time.
  const contacts = await findContacts(db, personIds)
  const silent = await findSilentReaders(db, personIds)
  const lasts = await selectMessagesByIds(db, lastIds)
  const unread = await countUnreadIn(db, viewer.id, ids)
  return views.map(({ conversation, member }) =>
    presentConversation(conversation, {
      member,
      others: members
        .filter(({ conversationId }) => conversationId === conversation.id)
        .map(({ personId, deliveredSeq, readSeq }) => ({
          id: personId,
          name: contacts.get(personId)?.name ?? '',
          country: contacts.get(personId)?.country ?? null,
          timeZone: contacts.get(personId)?.timeZone ?? null,
          deliveredSeq,
          readSeq: silent.has(personId) ? null : readSeq,
        })),
      last: lasts.find(({ id }) => id === conversation.lastMessageId) ?? null,
      unread: unread.get(conversation.id) ?? 0,
      // A block is not told: it shows itself only when somebody tries to write.
      canWrite: canWrite(viewer, conversation, false),
    }),
  )
}
