// Who may do what to a job. Everyone may read a published job; the rest is up to the company, by member role.

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
import { type CompanyStatus, mayHaveOpenJobs } from '#shared/features/people/companies/company-status.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'

/** A job as the viewer sees it: `memberRole` is null for non-members. */
export type JobInView = {
  status: JobStatus
  visibility: 'public' | 'unlisted' | 'invite_only'
  closeReason: CloseReason | null
  wasPublished: boolean
  companyStatus: CompanyStatus
  memberRole: MemberRole | null
  /** To an invite-only job, by its company. */
  isInvited?: boolean | undefined
}

const writers: readonly MemberRole[] = ['owner', 'admin', 'recruiter', 'hiring_manager']
const publishers: readonly MemberRole[] = ['owner', 'admin', 'recruiter']

/**
 * Closed jobs stay readable for whoever has the link, because applicants come back to them. Jobs taken down by an operator, or
 * waiting for a review, are not.
 */
export function canReadJob(viewer: Viewer | null, job: JobInView): boolean {
  if (job.memberRole !== null || isOperator(viewer)) return true
  return (
    job.wasPublished &&
    mayHaveOpenJobs(job.companyStatus) &&
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

/** Hiring managers edit; publishing takes a role that is responsible for it. */
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
