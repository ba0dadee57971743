// Who sits in a conversation. People sit for themselves, or for a company for as long as they hire there.

import { findHiringCompanies, findHiringSeats } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canTakeSeat, isSeated } from '../chat.policy.ts'
import { type ConversationInView, type ConversationRow, selectConversation } from './conversations.queries.ts'
import { insertMembers, type MemberRow, type Sitter, selectMembers } from './seats.queries.ts'

export const sitterOf = async (db: Db, personId: Id): Promise<Sitter> => ({
  id: personId,
  hiresFor: await findHiringCompanies(db, personId),
})

/** Those who sit there now: not who has left, nor who no longer hires for whom they sat. */
export const findSeated = async (db: Db, conversationIds: readonly Id[]): Promise<MemberRow[]> =>
  (await findShown(db, conversationIds)).filter(({ leftAt }) => leftAt === null)

/** Those the others see there: that somebody has left is told to nobody. */
export async function findShown(db: Db, conversationIds: readonly Id[]): Promise<MemberRow[]> {
  const members = await selectMembers(db, conversationIds)
  const companyIds = [...new Set(members.flatMap(({ companyId }) => companyId ?? []))]
  const hiring = Map.groupBy(await findHiringSeats(db, companyIds), ({ personId }) => personId)
  return members.filter((member) =>
    isSeated(
      { ...member, leftAt: null },
      (hiring.get(member.personId) ?? []).map(({ companyId }) => companyId),
    ),
  )
}

/** Whoever hires at the company by now. */
export async function seatTeam(tx: Db, { id, companyId }: Pick<ConversationRow, 'id' | 'companyId'>): Promise<void> {
  if (!companyId) return
  const team = await findHiringSeats(tx, [companyId])
  await insertMembers(
    tx,
    id,
    team.map(({ personId }) => personId),
    companyId,
  )
}

/** As this person stands to it; whoever came to hire at its company since takes their seat. */
export async function viewConversation(
  db: Db,
  personId: Id,
  id: Id,
): Promise<(ConversationInView & { hiresFor: readonly Id[] }) | null> {
  const { hiresFor } = await sitterOf(db, personId)
  const view = await selectConversation(db, id, personId)
  if (!view || view.member || !canTakeSeat(view.conversation, hiresFor)) return view && { ...view, hiresFor }
  await insertMembers(db, id, [personId], view.conversation.companyId)
  const seated = await selectConversation(db, id, personId)
  return seated && { ...seated, hiresFor }
}
