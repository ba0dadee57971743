// Invitations to a company by email. The link proves that its holder reads that mailbox; they may join with whichever account they
// have, because people who look for work elsewhere keep one account for both sides.

import { randomBytes } from 'node:crypto'
import type { I18n } from '@lingui/core'
import { findPersonByEmail } from '#server/features/base/accounts/people.service.ts'
import {
  admitMember,
  findCompanyFor,
  listOwnCompanies,
  lockMembers,
} from '#server/features/people/companies/companies.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hashSecret } from '#server/platform/session/session-key.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import {
  type CompanyStatus,
  isBarredCompany,
  isUnverifiedCompany,
  isVerifiedCompany,
} from '#shared/features/people/companies/company-status.ts'
import type { NewInvitation, ReceivedInvitation, TeamInvitation } from '#shared/features/people/team/team.contract.ts'
import { INVITATION_DAYS } from '#shared/features/people/team/team-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { invitationMail } from './team.emails.ts'
import { canSeeInvitations, rolesToInviteTo } from './team.policy.ts'
import { presentInvitation } from './team.presenter.ts'
import {
  deleteInvitation,
  deleteLongExpired,
  type InvitationRow,
  markAccepted,
  selectBySecret,
  selectInvitation,
  selectInvitations,
  upsertInvitation,
} from './team.queries.ts'
import { findTeam, teamSizeOf } from './team.service.ts'

type Inviter = { viewer: Identity; i18n: I18n }

const SECRET_BYTES = 32
const KEPT_DAYS = 30

const alreadyMember = /* i18n */ {
  id: 'team.already_member',
  message: 'This person is already a member of your company.',
}
const teamFull = /* i18n */ {
  id: 'team.full',
  message: 'Your team is full. Remove a member or withdraw an invitation first.',
}
const teamFullUnverified = /* i18n */ {
  id: 'team.full_unverified',
  message: 'Your team can grow once your company is verified.',
}

export function invite(
  db: Db,
  platform: Platform,
  { viewer, i18n }: Inviter,
  companyId: Id,
  given: NewInvitation,
): Promise<TeamInvitation> {
  return transaction(db, async (tx) => {
    await lockMembers(tx, companyId)
    const { company, memberRole } = await findCompanyFor(tx, viewer.id, companyId)
    ensure(memberRole !== null, 'not_found')
    ensure(rolesToInviteTo({ status: company.status, memberRole }).includes(given.role))
    ensure(!isBarredCompany(company.status))
    const now = platform.clock.now()
    await deleteLongExpired(tx, companyId, new Date(now.getTime() - KEPT_DAYS * DAY))
    const [members, invitations] = [await findTeam(tx, companyId), await selectInvitations(tx, companyId)]
    const invited = await findPersonByEmail(tx, given.email)
    if (members.some(({ personId }) => personId === invited?.id)) throw fieldError(['email'], alreadyMember)
    const others = invitations.filter(({ email }) => email !== given.email)
    if (members.length + others.length >= teamSizeOf(company.status))
      throw fieldError(['email'], isUnverifiedCompany(company.status) ? teamFullUnverified : teamFull)
    return issue(tx, platform, { viewer, i18n }, { company, ...given })
  })
}

type Issued = NewInvitation & { company: { id: Id; name: string; status: CompanyStatus } }

async function issue(
  tx: Db,
  platform: Platform,
  { viewer, i18n }: Inviter,
  { company, email, role }: Issued,
): Promise<TeamInvitation> {
  const now = platform.clock.now()
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const row = await upsertInvitation(tx, {
    companyId: company.id,
    email,
    role,
    invitedBy: viewer.id,
    secretHash: hashSecret(secret),
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY),
  })
  const mail = invitationMail(i18n, {
    siteTitle: platform.config.siteTitle,
    url: platform.url,
    secret,
    company: company.name,
    inviter: viewer.name,
    role,
    isVerified: isVerifiedCompany(company.status),
  })
  await platform.jobs.send(sendMail, { to: email, ...mail }, tx)
  return presentInvitation(row, viewer.name, now)
}

async function findManaged(db: Db, viewer: Identity, companyId: Id, id: Id) {
  const { company, memberRole } = await findCompanyFor(db, viewer.id, companyId)
  ensure(memberRole !== null, 'not_found')
  const inView = { status: company.status, memberRole }
  ensure(canSeeInvitations(inView))
  const invitation = found(await selectInvitation(db, companyId, id))
  ensure(rolesToInviteTo(inView).includes(invitation.role))
  return { company, invitation }
}

export async function resend(db: Db, platform: Platform, inviter: Inviter, companyId: Id, id: Id) {
  const { company, invitation } = await findManaged(db, inviter.viewer, companyId, id)
  ensure(!isBarredCompany(company.status))
  const { email, role } = invitation
  return transaction(db, (tx) => issue(tx, platform, inviter, { company, email, role }))
}

export async function withdraw(db: Db, viewer: Identity, companyId: Id, id: Id): Promise<void> {
  const { invitation } = await findManaged(db, viewer, companyId, id)
  await deleteInvitation(db, invitation.id)
}

/** A withdrawn invitation reads like one that has expired. */
async function findByToken(db: Db, secret: string): Promise<InvitationRow> {
  const invitation = await selectBySecret(db, hashSecret(secret))
  if (!invitation) throw new AppError('link_expired')
  return invitation
}

export async function showReceived(
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  secret: string,
): Promise<ReceivedInvitation> {
  const invitation = await findByToken(db, secret)
  const { company } = await findCompanyFor(db, null, invitation.companyId)
  const inviter = (await findTeam(db, company.id)).find(({ personId }) => personId === invitation.invitedBy)
  const isOver = invitation.expiresAt <= clock.now() || isBarredCompany(company.status)
  return {
    company: { name: company.name, isVerified: isVerifiedCompany(company.status) },
    role: invitation.role,
    email: invitation.email,
    invitedBy: inviter?.name ?? null,
    state: invitation.acceptedAt === null ? (isOver ? 'expired' : 'open') : 'used',
  }
}

/** A member who follows a link of their own company keeps their role. */
export function accept(db: Db, platform: Platform, viewer: Identity, secret: string): Promise<OwnCompany> {
  return transaction(db, async (tx) => {
    const invitation = await findByToken(tx, secret)
    await lockMembers(tx, invitation.companyId)
    const { company, memberRole } = await findCompanyFor(tx, viewer.id, invitation.companyId)
    const now = platform.clock.now()
    if (invitation.acceptedAt !== null && !(memberRole !== null && invitation.acceptedBy === viewer.id))
      throw new AppError('link_used')
    if (invitation.acceptedAt === null) {
      if (invitation.expiresAt <= now || isBarredCompany(company.status)) throw new AppError('link_expired')
      if (!(await markAccepted(tx, invitation.id, viewer.id, now))) throw new AppError('link_used')
      if (memberRole === null) await admitMember(tx, company.id, { personId: viewer.id, role: invitation.role })
    }
    return found((await listOwnCompanies(tx, viewer)).find(({ id }) => id === company.id))
  })
}
