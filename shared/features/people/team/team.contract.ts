import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { ownCompany } from '#shared/features/people/companies/companies.contract.ts'
import { memberRoles } from '#shared/features/people/companies/company-facts.ts'
import { id } from '#shared/kit/ids.ts'
import { MAX_TOKEN_LENGTH } from './team-limits.ts'

const instant = z.iso.datetime()
const role = z.enum(memberRoles)

const teamMember = z
  .object({
    personId: id,
    name: z.string(),
    /** Null for those who do not manage the team. */
    email: z.string().nullable(),
    role,
    joinedAt: instant,
    isYou: z.boolean(),
    can: z.object({
      /** The roles you may give them; empty if you may not change theirs. */
      roles: z.array(role),
      remove: z.boolean(),
      /** You may make them the owner in your place. */
      handOver: z.boolean(),
    }),
  })
  .meta({ id: 'TeamMember' })
export type TeamMember = z.output<typeof teamMember>

const teamInvitation = z
  .object({ id, email: z.string(), role, invitedBy: z.string().nullable(), expiresAt: instant, isExpired: z.boolean() })
  .meta({ id: 'TeamInvitation' })
export type TeamInvitation = z.output<typeof teamInvitation>

const team = z
  .object({
    companyId: id,
    companyName: z.string(),
    members: z.array(teamMember),
    /** Not accepted yet; empty for those who do not manage the team. */
    invitations: z.array(teamInvitation),
    /** The roles you may invite people to. */
    canInviteTo: z.array(role),
    placesLeft: z.int(),
  })
  .meta({ id: 'Team' })
export type Team = z.output<typeof team>

export const newInvitation = z.object({ email: z.email().max(254).toLowerCase(), role })
export type NewInvitation = z.output<typeof newInvitation>

const invitationStates = ['open', 'expired', 'used'] as const

const receivedInvitation = z
  .object({
    company: z.object({ name: z.string(), isVerified: z.boolean() }),
    role,
    email: z.string(),
    invitedBy: z.string().nullable(),
    state: z.enum(invitationStates),
  })
  .meta({ id: 'ReceivedInvitation' })
export type ReceivedInvitation = z.output<typeof receivedInvitation>

const ofCompany = z.object({ companyId: id })
const byToken = z.object({ token: z.string().max(MAX_TOKEN_LENGTH) })

export const teams = {
  show: endpoint({
    method: 'GET',
    path: '/company/api/team',
    guard: 'company',
    summary: 'The members of the company you act for, open invitations, and what you may change.',
    response: team,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/company/api/companies/:companyId/invitations',
    guard: 'company',
    summary: 'Invites someone to the company by email.',
    params: ofCompany,
    body: newInvitation,
    response: teamInvitation,
    status: 201,
    creates: true,
    limit: 'strict',
  }),
  resend: endpoint({
    method: 'POST',
    path: '/company/api/companies/:companyId/invitations/:id/resend',
    guard: 'company',
    summary: 'Sends an invitation again with a new link; the old one stops working.',
    params: ofCompany.extend({ id }),
    response: teamInvitation,
    limit: 'strict',
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/company/api/companies/:companyId/invitations/:id',
    guard: 'company',
    summary: 'Withdraws an invitation.',
    params: ofCompany.extend({ id }),
    response: nothing,
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/company/api/companies/:companyId/members/:personId',
    guard: 'company',
    summary: 'Gives a member another role. Ownership is handed over instead.',
    params: ofCompany.extend({ personId: id }),
    body: z.object({ role }),
    response: nothing,
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/company/api/companies/:companyId/owner',
    guard: 'company',
    summary: 'Makes another member the owner; you become an admin.',
    params: ofCompany,
    body: z.object({ personId: id }),
    response: nothing,
    needsFreshProof: true,
  }),
  received: endpoint({
    method: 'GET',
    path: '/shared/api/company-invitation',
    guard: 'open',
    summary: 'The invitation behind an emailed link. Reading it changes nothing.',
    query: byToken,
    response: receivedInvitation,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/shared/api/company-invitation/accept',
    guard: 'verified',
    summary: 'Joins the company with the account you are signed in to, and acts for it from now on.',
    body: byToken,
    response: ownCompany,
  }),
}
