// A draft is private: no company and no operator sees what was not sent. Whoever can edit the job can edit its form.

import { canWriteFor, type JobInView } from '#server/features/jobs/jobs/jobs.policy.ts'
import { isJobOver } from '#shared/features/jobs/jobs/job-status.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import type { Id } from '#shared/kit/ids.ts'

export const canSeeForm = ({ memberRole }: { memberRole: MemberRole | null }): boolean => memberRole !== null

/** Also while an operator reviews the job: the form has its own rules. */
export const canWriteForm = ({ memberRole, status }: Pick<JobInView, 'memberRole' | 'status'>): boolean =>
  canWriteFor(memberRole) && !isJobOver(status)

export const isOwnDraft = (viewer: { id: Id }, draft: { personId: Id }): boolean => draft.personId === viewer.id
