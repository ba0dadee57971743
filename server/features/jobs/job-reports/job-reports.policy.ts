// Anyone who can read a job may report it, except members of its company. Reports are visible to operators only.

import { isOperator, type Viewer } from '#shared/access/viewer.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'

export const canReport = (job: { isReadable: boolean; memberRole: MemberRole | null }): boolean =>
  job.isReadable && job.memberRole === null

export const canResolveReports = (viewer: Viewer): boolean => isOperator(viewer)
