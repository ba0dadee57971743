// The title of a member, localised for the reader.

import type { I18n } from '@lingui/core'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'

/** Owners and admins read the same: applicants need not know who owns the company. */
export function titleOf(i18n: I18n, role: MemberRole | null): string {
  switch (role) {
    case 'owner':
    case 'admin':
      return i18n._({ id: 'applications.title.lead', message: 'Company account owner' })
    case 'recruiter':
      return i18n._({ id: 'applications.title.recruiter', message: 'Recruiter' })
    case 'hiring_manager':
      return i18n._({ id: 'applications.title.hiring_manager', message: 'Hiring manager' })
    case 'interviewer':
      return i18n._({ id: 'applications.title.interviewer', message: 'Interviewer' })
    case 'viewer':
      return i18n._({ id: 'applications.title.viewer', message: 'Team member' })
    case null:
      return i18n._({ id: 'applications.title.left', message: 'No longer at this company' })
  }
}
