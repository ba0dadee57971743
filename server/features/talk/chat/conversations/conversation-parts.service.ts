// Loads what a conversation shows besides its own row, in a fixed number of queries per list.

import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { findCompanyNames } from '#server/features/people/companies/facts/company-facts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/queries/together.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canLeave, canWrite } from '../chat.policy.ts'
import { presentConversation } from '../chat.presenter.ts'
import { selectAttachments, selectMessagesByIds, selectRisks } from '../messages/messages.queries.ts'
import type { Reader } from '../reader.ts'
import { conversationWithoutName, findNameless } from '../visibility/nameless.service.ts'
import { presentOthers } from '../visibility/others.service.ts'
import { approachOf } from './approach.service.ts'
import { type ConversationInView, type ConversationRow } from './conversations.queries.ts'
import { countUnreadIn } from './inbox.queries.ts'
import { findVisibleSeats } from './seats.service.ts'

export async function presentConversations(
  db: Db,
  { viewer, i18n }: Reader,
  views: readonly ConversationInView[],
): Promise<Conversation[]> {
  const ids = views.map(({ conversation }) => conversation.id)
  const lastIds = views.flatMap(({ conversation }) => conversation.lastMessageId ?? [])
  const companyIds = present(views, ({ companyId }) => companyId)
  const jobIds = present(views, ({ jobId }) => jobId)
  const [others, lasts, attachments, unread, risks, companies, jobs, beginnings, nameless] = await together(
    db,
    async () => presentOthers(db, viewer.id, await findVisibleSeats(db, ids), views),
    () => selectMessagesByIds(db, lastIds),
    () => selectAttachments(db, lastIds),
    () => countUnreadIn(db, viewer.id, ids),
    () => selectRisks(db, ids, viewer.id),
    () => findCompanyNames(db, companyIds),
    () => findJobCards(db, jobIds),
    () => findApproaches(db, viewer, views),
    () =>
      findNameless(
        db,
        viewer,
        views.map(({ conversation }) => conversation),
      ),
  )
  const attached = Map.groupBy(attachments, ({ messageId }) => messageId)
  return views.map(({ conversation, member }) => {
    const last = lasts.find(({ id }) => id === conversation.lastMessageId) ?? null
    const hidden = nameless.get(conversation.id)
    const presented = presentConversation(conversation, {
      i18n,
      member,
      others: others.get(conversation.id) ?? [],
      last,
      lastFiles: (last && attached.get(last.id)?.length) ?? 0,
      unread: unread.get(conversation.id) ?? 0,
      risks: risks.get(conversation.id) ?? [],
      company: companies.find(({ id }) => id === conversation.companyId) ?? null,
      job: jobs.find(({ id }) => id === conversation.jobId) ?? null,
      // A block is not revealed: it only shows when somebody tries to write.
      canWrite: canWrite(viewer, conversation, false),
      canLeave: canLeave(conversation, member),
      needsJob: beginnings.get(conversation.id)?.kind === 'outreach',
    })
    return hidden ? conversationWithoutName(presented, hidden) : presented
  })
}

const present = (views: readonly ConversationInView[], pick: (row: ConversationRow) => Id | null): Id[] => [
  ...new Set(views.flatMap(({ conversation }) => pick(conversation) ?? [])),
]

/** Only for conversations without messages, which no list contains: at most the one just opened. */
async function findApproaches(db: Db, viewer: Reader['viewer'], views: readonly ConversationInView[]) {
  const found = new Map<Id, Awaited<ReturnType<typeof approachOf>>>()
  for (const { conversation } of views) {
    const other = otherOf(conversation, viewer.id)
    if (conversation.lastSeq === 0 && other) found.set(conversation.id, await approachOf(db, viewer, other))
  }
  return found
}

/** The person addressed: nobody who has a seat for a company, or answers for support. */
export const recipientOf = (conversation: ConversationRow, writerId: Id): Id | null =>
  conversation.kind === 'direct' ? otherOf(conversation, writerId) : conversation.createdBy

/** The other person of a direct conversation, also after they have left. */
export function otherOf({ kind, about }: Pick<ConversationRow, 'kind' | 'about'>, personId: Id): Id | null {
  const [one = '', other = ''] = about.split(' ')
  if (kind !== 'direct' || (one !== personId && other !== personId)) return null
  return one === personId ? other : one
}
