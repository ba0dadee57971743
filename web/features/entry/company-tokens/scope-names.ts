import { useLingui } from '@lingui/react/macro'
import type { CompanyTokenScope } from '#shared/access/token-scopes.ts'

export function useScopeNames(): Record<CompanyTokenScope, string> {
  const { t } = useLingui()
  return {
    'company:read': t`Read the company page and the team`,
    'jobs:read': t`Read jobs`,
    'jobs:write': t`Write and publish jobs`,
    'applicants:read': t`Read applications`,
    'applicants:write': t`Move, reject and message applicants`,
  }
}
