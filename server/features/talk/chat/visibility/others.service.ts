// What a person sees of the others in a conversation. It is mutual: whoever hides something is not shown it of others. Before the
// first answer, after a block, and of people who have left, nothing is shown.

import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import { findLastSeenOf } from '#server/features/base/accounts/people.service.ts'
import { cityOfZone } from '#server/features/base/reference/reference.service.ts'
import { findBlocks } from '#server/features/people/preferences/blocks.service.ts'
import {
  findPeopleHidingPresence,
  findPeopleHidingReceipts,
} from '#server/features/people/preferences/privacy.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/queries/together.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { ConversationInView } from '../conversations/conversations.queries.ts'
import type { MemberRow } from '../conversations/seats.queries.ts'

type Seat = Pick<MemberRow, 'companyId' | 'hasWritten'>

/** Somebody who writes to a company sees only the members who have answered. */
export const isNamedTo = (viewer: Pick<Seat, 'companyId'> | null, { companyId, hasWritten }: Seat): boolean =>
  companyId === null || hasWritten || viewer?.companyId === companyId

export async function presentOthers(
  db: Db,
  viewerId: Id,
  seated: readonly MemberRow[],
  views: readonly ConversationInView[],
): Promise<Map<Id, Conversation['others']>> {
  const inView = new Map(views.map((view) => [view.conversation.id, view]))
  const members = seated.filter(
    (seat) => seat.personId !== viewerId && isNamedTo(inView.get(seat.conversationId)?.member ?? null, seat),
  )
  const personIds = [...new Set(members.map(({ personId }) => personId))]
  const [contacts, silent, unseen, blocks, seen] = await together(
    db,
    () => findContacts(db, personIds),
    () => findPeopleHidingReceipts(db, [...personIds, viewerId]),
    () => findPeopleHidingPresence(db, [...personIds, viewerId]),
    () => findBlocks(db, viewerId, personIds),
    () => findLastSeenOf(db, personIds),
  )
  const lastSeen = unseen.has(viewerId) ? new Map<Id, Date>() : seen

  const present = ({ conversationId, personId, companyId, leftAt, deliveredSeq, readSeq }: MemberRow) => {
    const isOpen = inView.get(conversationId)?.conversation.isRequest === false
    const isVisible = isOpen && leftAt === null && !blocks.between.has(personId)
    const showsReceipt = isVisible && !silent.has(personId) && !silent.has(viewerId)
    const contact = contacts.get(personId)
    return {
      id: personId,
      name: contact?.name ?? '',
      country: contact?.country ?? null,
      timeZone: contact?.timeZone ?? null,
      clockCity: contact?.timeZone ? cityOfZone(contact.timeZone) : null,
      companyId,
      isBlockedByMe: blocks.own.has(personId),
      deliveredSeq: isOpen ? deliveredSeq : 0,
      readSeq: showsReceipt ? readSeq : null,
      lastActiveAt: (isVisible && !unseen.has(personId) && lastSeen.get(personId)?.toISOString()) || null,
    }
  }
  const byConversation = Map.groupBy(members, ({ conversationId }) => conversationId)
  return new Map([...byConversation].map(([id, inIt]) => [id, inIt.map(present)]))
}
