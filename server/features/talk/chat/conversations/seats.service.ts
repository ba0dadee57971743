// Who has a seat in a conversation: people for themselves, or for a company while they hire there.

import { findHiringCompanies, findHiringSeats } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canTakeSeat, isSeated } from '../chat.policy.ts'
import { type ConversationInView, type ConversationRow, selectConversation } from './conversations.queries.ts'
import { insertMembers, type MemberRow, type SeatHolder, selectMembers } from './seats.queries.ts'

export const seatHolderOf = async (db: Db, personId: Id): Promise<SeatHolder> => ({
  id: personId,
  hiresFor: await findHiringCompanies(db, personId),
})

/** Current seats: without those who have left, or no longer hire for the company. */
export const findCurrentSeats = async (db: Db, conversationIds: readonly Id[]): Promise<MemberRow[]> =>
  (await findVisibleSeats(db, conversationIds)).filter(({ leftAt }) => leftAt === null)

/** Seats the others see: that somebody has left is not revealed. */
export async function findVisibleSeats(db: Db, conversationIds: readonly Id[]): Promise<MemberRow[]> {
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

/** Adds everybody who currently hires at the company. */
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

/** The person's relation to it; new members of the hiring team take their seat. */
export async function viewConversation(
  db: Db,
  personId: Id,
  id: Id,
): Promise<(ConversationInView & { hiresFor: readonly Id[] }) | null> {
  const { hiresFor } = await seatHolderOf(db, personId)
  const view = await selectConversation(db, id, personId)
  if (!view || view.member || !canTakeSeat(view.conversation, hiresFor)) return view && { ...view, hiresFor }
  await insertMembers(db, id, [personId], view.conversation.companyId)
  const seated = await selectConversation(db, id, personId)
  return seated && { ...seated, hiresFor }
}
