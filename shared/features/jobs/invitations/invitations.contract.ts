import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { ownListJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { otherLanguages } from '#shared/features/people/message-templates/wording.contract.ts'
import { id, named } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { declineReasons, invitationViews, MAX_DECLINE_NOTE, MAX_MESSAGE } from './invitation-kinds.ts'
import { invitationStatuses, talentInvitationEvents } from './invitation-status.ts'

const instant = z.iso.datetime()

const answerFacts = {
  status: z.enum(invitationStatuses),
  message: z.string(),
  sentAt: instant,
  expiresAt: instant,
  respondedAt: instant.nullable(),
  declineReason: z.enum(declineReasons).nullable(),
  declineNote: z.string().nullable(),
}

const invitation = z
  .object({
    id,
    job: ownListJob,
    /** False once the job is closed or paused and can no longer be applied for. */
    isJobOpen: z.boolean(),
    /** The job was changed and is being reviewed before it reopens; the invitation waits for that. */
    isJobInReview: z.boolean(),
    senderName: z.string(),
    ...answerFacts,
    can: z.array(z.enum(talentInvitationEvents)),
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.output<typeof invitation>

const companyInvitation = z
  .object({
    id,
    jobId: id,
    talent: named,
    senderName: z.string(),
    /** An ignored invitation is reported as viewed: ignoring it is private. */
    ...answerFacts,
    canWithdraw: z.boolean(),
  })
  .meta({ id: 'CompanyInvitation' })
export type CompanyInvitation = z.output<typeof companyInvitation>

export const newInvitation = z.object({
  talentId: id,
  message: z.string().trim().min(1).max(MAX_MESSAGE),
  ...otherLanguages(MAX_MESSAGE),
})
export type NewInvitation = z.output<typeof newInvitation>

const answer = z
  .object({
    event: z.enum(talentInvitationEvents),
    /** For `decline`. */
    reason: z.enum(declineReasons).optional(),
    note: z.string().trim().max(MAX_DECLINE_NOTE).optional(),
  })
  .refine(({ event, reason }) => event !== 'decline' || reason !== undefined, {
    path: ['reason'],
    params: /* i18n */ {
      id: 'invitations.reason_missing',
      message: 'Choose the closest reason. It helps the company.',
    },
  })
export type InvitationAnswer = z.output<typeof answer>

const listQuery = pageQuery.extend({ cursor: id.optional(), show: z.enum(invitationViews).default('open') })
export type InvitationsQuery = z.output<typeof listQuery>
const companyQuery = pageQuery.extend({ cursor: id.optional() })
export type CompanyInvitationsQuery = z.output<typeof companyQuery>

const invitationsPage = pageOf(invitation).extend({
  /** Over all pages of each list. */
  totals: z.object({ open: z.number(), answered: z.number(), over: z.number() }),
})
export type InvitationsPage = z.output<typeof invitationsPage>

const byId = z.object({ id })

export const invitations = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/invitations',
    guard: 'verified',
    summary: 'Your invitations, newest first.',
    query: listQuery,
    response: invitationsPage,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/talent/api/invitations/:id/status',
    guard: 'verified',
    summary: 'Opens, accepts, declines or archives an invitation.',
    params: byId,
    body: answer,
    response: invitation,
  }),
  send: endpoint({
    method: 'POST',
    path: '/company/api/jobs/:jobId/invitations',
    guard: 'company',
    summary:
      'Invites a person to apply for one of your company’s open jobs. A person can be invited once per job, and again if the first invitation was withdrawn.',
    params: z.object({ jobId: id }),
    body: newInvitation,
    response: companyInvitation,
    status: 201,
    creates: true,
  }),
  listOfJob: endpoint({
    method: 'GET',
    path: '/company/api/jobs/:jobId/invitations',
    guard: 'company',
    summary: 'The invitations to one of your company’s jobs, newest first.',
    params: z.object({ jobId: id }),
    query: companyQuery,
    response: pageOf(companyInvitation),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/company/api/invitations/:id/withdraw',
    guard: 'company',
    summary: 'Withdraws an unanswered invitation.',
    params: byId,
    response: companyInvitation,
  }),
}
