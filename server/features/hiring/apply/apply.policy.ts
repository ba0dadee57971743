// A draft is its person's alone: no company and no operator sees what was not sent. A form is written by those who write
// the job.

import { canWriteFor, type JobInView } from '#server/features/jobs/jobs/jobs.policy.ts'
import { isJobOver } from '#shared/features/jobs/jobs/job-status.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import type { Id } from '#shared/kit/ids.ts'

export const canSeeForm = ({ memberRole }: { memberRole: MemberRole | null }): boolean => memberRole !== null

/** Also while an operator looks at the job: what is asked of people is held to its own rules. */
export const canWriteForm = ({ memberRole, status }: Pick<JobInView, 'memberRole' | 'status'>): boolean =>
  canWriteFor(memberRole) && !isJobOver(status)

export const isOwnDraft = (viewer: { id: Id }, draft: { personId: Id }): boolean => draft.personId === viewer.id
