import { type InvitationStatus, isIgnored } from '#shared/features/jobs/invitations/invitation-status.ts'
import type { CompanyInvitation, Invitation } from '#shared/features/jobs/invitations/invitations.contract.ts'
import type { InvitationRow } from './invitations.queries.ts'

const factsOf = (row: InvitationRow) => ({
  id: row.id,
  message: row.message,
  sentAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  respondedAt: row.respondedAt?.toISOString() ?? null,
  declineReason: row.declineReason,
  declineNote: row.declineNote,
})

type TalentSide = Pick<Invitation, 'job' | 'isJobOpen' | 'isJobInReview' | 'senderName' | 'can'>

export const presentInvitation = (row: InvitationRow, side: TalentSide): Invitation => ({
  ...factsOf(row),
  status: row.status,
  ...side,
})

type CompanySide = { talentName: string; senderName: string; canWithdraw: boolean }

export const presentCompanyInvitation = (row: InvitationRow, side: CompanySide): CompanyInvitation => ({
  ...factsOf(row),
  jobId: row.jobId,
  status: statusForCompany(row.status),
  talent: { id: row.talentId, name: side.talentName },
  senderName: side.senderName,
  canWithdraw: side.canWithdraw,
})

/** The company does not learn that an invitation was ignored. */
const statusForCompany = (status: InvitationStatus): InvitationStatus => (isIgnored(status) ? 'viewed' : status)
