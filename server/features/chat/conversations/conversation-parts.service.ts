// What a conversation shows beside its own row, asked for all of a list in the same few questions.

import { findContacts } from '#server/features/accounts/accounts.service.ts'
import { findLastSeenOf } from '#server/features/accounts/people.service.ts'
import { findCompanyNames } from '#server/features/companies/company-facts.service.ts'
import { findJobCards } from '#server/features/jobs/jobs.service.ts'
import { findSilentReaders, findUnseen } from '#server/features/preferences/privacy.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Conversation } from '#shared/features/chat/conversation.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canWrite } from '../chat.policy.ts'
import { presentConversation } from '../chat.presenter.ts'
import { selectAttachments, selectMessagesByIds, selectRisks } from '../messages/messages.queries.ts'
import type { Reader } from '../reader.ts'
import { approachOf } from './approach.service.ts'
import { type ConversationInView, type ConversationRow } from './conversations.queries.ts'
import { countUnreadIn } from './inbox.queries.ts'
import { type MemberRow } from './seats.queries.ts'
import { findSeated } from './seats.service.ts'

// One question after the other: it may be in a transaction, which answers one at a time.
export async function presentConversations(
  db: Db,
  { viewer, i18n }: Reader,
  views: readonly ConversationInView[],
): Promise<Conversation[]> {
  const ids = views.map(({ conversation }) => conversation.id)
  const lastIds = views.flatMap(({ conversation }) => conversation.lastMessageId ?? [])
  const seated = await findSeated(db, ids)
  const others = await presentOthers(
    db,
    viewer.id,
    seated.filter(({ personId }) => personId !== viewer.id),
    views,
  )
  const lasts = await selectMessagesByIds(db, lastIds)
  const attached = Map.groupBy(await selectAttachments(db, lastIds), ({ messageId }) => messageId)
  const unread = await countUnreadIn(db, viewer.id, ids)
  const risks = await selectRisks(db, ids, viewer.id)
  const companies = await findCompanyNames(
    db,
    present(views, ({ companyId }) => companyId),
  )
  const jobs = await findJobCards(
    db,
    present(views, ({ jobId }) => jobId),
  )
  const beginnings = await findBeginnings(db, viewer, views)
  return views.map(({ conversation, member }) => {
    const last = lasts.find(({ id }) => id === conversation.lastMessageId) ?? null
    return presentConversation(conversation, {
      i18n,
      member,
      others: others.get(conversation.id) ?? [],
      last,
      lastFiles: (last && attached.get(last.id)?.length) ?? 0,
      unread: unread.get(conversation.id) ?? 0,
      risks: risks.get(conversation.id) ?? [],
      company: companies.find(({ id }) => id === conversation.companyId) ?? null,
      job: jobs.find(({ id }) => id === conversation.jobId) ?? null,
      // A block is not told: it shows itself only when somebody tries to write.
      canWrite: canWrite(viewer, conversation, false),
      needsJob: beginnings.get(conversation.id)?.kind === 'outreach',
    })
  })
}

const present = (views: readonly ConversationInView[], pick: (row: ConversationRow) => Id | null): Id[] => [
  ...new Set(views.flatMap(({ conversation }) => pick(conversation) ?? [])),
]

/** Only where nobody has written yet, which no list holds: it is at most the one that was just opened. */
async function findBeginnings(db: Db, viewer: Reader['viewer'], views: readonly ConversationInView[]) {
  const found = new Map<Id, Awaited<ReturnType<typeof approachOf>>>()
  for (const { conversation } of views) {
    const other = otherOf(conversation, viewer.id)
    if (conversation.lastSeq === 0 && other) found.set(conversation.id, await approachOf(db, viewer, other))
  }
  return found
}

/** The other of the two a direct conversation is about, also when they have left it. */
export function otherOf({ kind, about }: Pick<ConversationRow, 'kind' | 'about'>, personId: Id): Id | null {
  const [one = '', other = ''] = about.split(' ')
  if (kind !== 'direct' || (one !== personId && other !== personId)) return null
  return one === personId ? other : one
}

async function presentOthers(
  db: Db,
  viewerId: Id,
  members: readonly MemberRow[],
  views: readonly ConversationInView[],
): Promise<Map<Id, Conversation['others']>> {
  const personIds = [...new Set(members.map(({ personId }) => personId))]
  const contacts = await findContacts(db, personIds)
  const silent = await findSilentReaders(db, personIds)
  const unseen = await findUnseen(db, [...personIds, viewerId])
  // Who does not show when they are here is not shown when others are.
  const lastSeen = unseen.has(viewerId) ? new Map<Id, Date>() : await findLastSeenOf(db, personIds)
  const requests = new Set(views.filter((one) => one.conversation.isRequest).map((one) => one.conversation.id))
  return new Map(
    [...Map.groupBy(members, ({ conversationId }) => conversationId)].map(([conversationId, inIt]) => [
      conversationId,
      inIt.map(({ personId, companyId, deliveredSeq, readSeq }) => {
        const isShown = !requests.has(conversationId) && !unseen.has(personId)
        return {
          id: personId,
          name: contacts.get(personId)?.name ?? '',
          country: contacts.get(personId)?.country ?? null,
          timeZone: contacts.get(personId)?.timeZone ?? null,
          companyId,
          deliveredSeq,
          readSeq: silent.has(personId) ? null : readSeq,
          lastActiveAt: (isShown && lastSeen.get(personId)?.toISOString()) || null,
        }
      }),
    ]),
  )
}
