import type { CompanyInView } from '#server/features/people/companies/companies.policy.ts'
import type { findMembers } from '#server/features/people/companies/companies.service.ts'
import type { TeamInvitation, TeamMember } from '#shared/features/people/team/team.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canHandOverTo, canRemove, canSeeInvitations, type MemberInView, rolesToGive } from './team.policy.ts'
import type { InvitationRow } from './team.queries.ts'

export type TeamMemberFacts = Awaited<ReturnType<typeof findMembers>>[number] & { name: string; email: string }

export const memberInView = (member: TeamMemberFacts, all: readonly TeamMemberFacts[], viewerId: Id): MemberInView => ({
  role: member.role,
  isSelf: member.personId === viewerId,
  isOnlyOwner: member.role === 'owner' && all.filter(({ role }) => role === 'owner').length === 1,
})

export function presentMember(
  member: TeamMemberFacts,
  { company, all, viewerId }: { company: CompanyInView; all: readonly TeamMemberFacts[]; viewerId: Id },
): TeamMember {
  const inView = memberInView(member, all, viewerId)
  return {
    personId: member.personId,
    name: member.name,
    email: canSeeInvitations(company) || inView.isSelf ? member.email : null,
    role: member.role,
    joinedAt: member.joinedAt.toISOString(),
    isYou: inView.isSelf,
    can: {
      roles: rolesToGive(company, inView),
      remove: canRemove(company, inView),
      handOver: canHandOverTo(company, inView),
    },
  }
}

export const presentInvitation = (row: InvitationRow, inviter: string | null, now: Date): TeamInvitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: inviter,
  expiresAt: row.expiresAt.toISOString(),
  isExpired: row.expiresAt <= now,
})
