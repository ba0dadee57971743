import { useLingui } from '@lingui/react/macro'
import type { HideReason } from '#shared/features/jobs/saved-jobs/job-mark-kinds.ts'

export function useReasonText(): Record<HideReason, string> {
  const { t } = useLingui()
  return {
    not_relevant: t`Not my kind of work`,
    location: t`Not open to people where I live`,
    pay: t`The pay is too low`,
    seniority: t`Wrong level`,
    seen: t`Already seen`,
    company: t`Not this company`,
    other: t`Another reason`,
  }
}
