// Who may do what to a job. Everybody reads what was once published; the rest is the company's business, by member role.

import { isOperator, type Viewer } from '#shared/access/viewer.ts'
import {
  type CloseReason,
  type CompanyJobEvent,
  companyJobEvents,
  isEditableJob,
  isReadableJob,
  type JobStatus,
  type JobStatusEvent,
  jobStatusMachine,
  type OperatorJobEvent,
  operatorJobEvents,
} from '#shared/features/jobs/jobs/job-status.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { type CompanyStatus, isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'

/** The job as a viewer stands to it: `memberRole` is null for those who do not work for its company. */
export type JobInView = {
  status: JobStatus
  visibility: 'public' | 'unlisted' | 'invite_only'
  closeReason: CloseReason | null
  wasPublished: boolean
  companyStatus: CompanyStatus
  memberRole: MemberRole | null
  /** By its company, to a job that is for the invited alone. */
  isInvited?: boolean | undefined
}

const writers: readonly MemberRole[] = ['owner', 'admin', 'recruiter', 'hiring_manager']
const publishers: readonly MemberRole[] = ['owner', 'admin', 'recruiter']

/**
 * Who has the address may read a job that is over: applicants come back to it. Taken down means gone, and what waits for
 * an operator's look, again or for the first time, is read by nobody before.
 */
export function canReadJob(viewer: Viewer | null, job: JobInView): boolean {
  if (job.memberRole !== null || isOperator(viewer)) return true
  return (
    job.wasPublished &&
    isVerifiedCompany(job.companyStatus) &&
    (job.visibility !== 'invite_only' || job.isInvited === true) &&
    job.closeReason !== 'moderated' &&
    isReadableJob(job.status)
  )
}

export const canWriteFor = (memberRole: MemberRole | null): boolean =>
  memberRole !== null && writers.includes(memberRole)

export const canPublishFor = (memberRole: MemberRole | null): boolean =>
  memberRole !== null && publishers.includes(memberRole)

export const canEditJob = (job: JobInView): boolean => canWriteFor(job.memberRole) && isEditableJob(job.status)

/** A hiring manager writes; what the world sees is decided by those who answer for it. */
export function companyEvents(job: JobInView): CompanyJobEvent[] {
  if (!canWriteFor(job.memberRole)) return []
  return eventsFor(jobStatusMachine, job.status, 'company').filter((event): event is CompanyJobEvent => {
    if (event === 'reopen' && (job.closeReason === 'moderated' || !job.wasPublished)) return false
    if (event === 'discard' || event === 'revise' || event === 'withdraw') return true
    return canPublishFor(job.memberRole) && companyJobEvents.some((one) => one === event)
  })
}

export const operatorEvents = (viewer: Viewer, status: JobStatus): OperatorJobEvent[] =>
  isOperator(viewer) ? eventsFor(jobStatusMachine, status, 'operator').filter(isForOperators) : []

const isForOperators = (event: JobStatusEvent): event is OperatorJobEvent =>
  operatorJobEvents.some((one) => one === event)
