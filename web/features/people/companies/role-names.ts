import { useLingui } from '@lingui/react/macro'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'

export function useRoleNames(): Record<MemberRole, string> {
  const { t } = useLingui()
  return {
    owner: t`Owner`,
    admin: t`Admin`,
    recruiter: t`Recruiter`,
    hiring_manager: t`Hiring manager`,
    interviewer: t`Interviewer`,
    viewer: t`Viewer`,
  }
}
