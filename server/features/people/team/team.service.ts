// The members of a company: who they are, other roles, a new owner. Removing a member is in `companies`.

import { findColleagues } from '#server/features/base/accounts/accounts.service.ts'
import type { CompanyInView } from '#server/features/people/companies/companies.policy.ts'
import {
  findCompanyFor,
  findCompanyInView,
  findMembers,
  lockMembers,
  setMemberRole,
} from '#server/features/people/companies/companies.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { type CompanyStatus, isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import type { Team } from '#shared/features/people/team/team.contract.ts'
import { MAX_TEAM_SIZE, MAX_TEAM_SIZE_UNVERIFIED } from '#shared/features/people/team/team-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canHandOver, canHandOverTo, canSeeInvitations, rolesToGive, rolesToInviteTo } from './team.policy.ts'
import { memberInView, presentInvitation, presentMember, type TeamMemberFacts } from './team.presenter.ts'
import { selectInvitations } from './team.queries.ts'

type Member = Pick<Viewer, 'id'>

export const teamSizeOf = (status: CompanyStatus): number =>
  isVerifiedCompany(status) ? MAX_TEAM_SIZE : MAX_TEAM_SIZE_UNVERIFIED

/** The members with their names, in the order in which they joined. */
export async function findTeam(db: Db, companyId: Id): Promise<TeamMemberFacts[]> {
  const members = await findMembers(db, companyId)
  const people = await findColleagues(
    db,
    members.map(({ personId }) => personId),
  )
  return members.map((member) => {
    const { name, email } = found(people.get(member.personId))
    return { ...member, name, email }
  })
}

export async function showTeam(
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  viewer: Member,
  companyId: Id,
): Promise<Team> {
  const { company, memberRole } = await findCompanyFor(db, viewer.id, companyId)
  ensure(memberRole !== null, 'not_found')
  const inView: CompanyInView = { status: company.status, memberRole }
  const all = await findTeam(db, companyId)
  const invitations = await selectInvitations(db, companyId)
  const inviters = await findColleagues(
    db,
    invitations.flatMap(({ invitedBy }) => invitedBy ?? []),
  )
  const mayInvite = canSeeInvitations(inView)
  const now = clock.now()
  return {
    companyId,
    companyName: company.name,
    members: all.map((member) => presentMember(member, { company: inView, all, viewerId: viewer.id })),
    invitations: mayInvite
      ? invitations.map((row) => presentInvitation(row, inviters.get(row.invitedBy ?? '')?.name ?? null, now))
      : [],
    canInviteTo: rolesToInviteTo(inView),
    placesLeft: Math.max(0, teamSizeOf(company.status) - all.length - invitations.length),
  }
}

/** The viewer and another member of a team that nobody else can change until the transaction ends. */
async function findPair(tx: Db, viewer: Member, companyId: Id, personId: Id) {
  await lockMembers(tx, companyId)
  const company = await findCompanyInView(tx, viewer, companyId)
  ensure(company.memberRole !== null, 'not_found')
  const all = await findTeam(tx, companyId)
  const row = found(all.find((member) => member.personId === personId))
  return { company, member: memberInView(row, all, viewer.id) }
}

export function changeRole(
  db: Db,
  platform: Platform,
  viewer: Member,
  companyId: Id,
  { personId, role }: { personId: Id; role: MemberRole },
): Promise<void> {
  return transaction(db, async (tx) => {
    const { company, member } = await findPair(tx, viewer, companyId, personId)
    if (member.role === role) return
    ensure(rolesToGive(company, member).includes(role))
    await setMemberRole(tx, platform, companyId, { personId, role })
  })
}

const notColleague = /* i18n */ {
  id: 'team.not_colleague',
  message: 'Choose a member who is not an owner yet.',
}

export function handOver(db: Db, platform: Platform, viewer: Member, companyId: Id, personId: Id): Promise<void> {
  return transaction(db, async (tx) => {
    await lockMembers(tx, companyId)
    const company = await findCompanyInView(tx, viewer, companyId)
    ensure(company.memberRole !== null, 'not_found')
    ensure(canHandOver(company))
    const all = await findTeam(tx, companyId)
    const row = all.find((member) => member.personId === personId)
    if (!row || !canHandOverTo(company, memberInView(row, all, viewer.id))) throw fieldError(['personId'], notColleague)
    await setMemberRole(tx, platform, companyId, { personId, role: 'owner' })
    await setMemberRole(tx, platform, companyId, { personId: viewer.id, role: 'admin' })
  })
}
