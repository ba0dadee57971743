import { useLingui } from '@lingui/react/macro'
import type { HideReason } from '#shared/features/jobs/saved-jobs/job-mark-kinds.ts'

export function useReasonWords(): Record<HideReason, string> {
  const { t } = useLingui()
  return {
    not_relevant: t`Not my kind of work`,
    location: t`I cannot take it from here`,
    pay: t`The pay does not suit`,
    seniority: t`Wrong level`,
    seen: t`Seen it, thank you`,
    company: t`Not this company`,
    other: t`Another reason`,
  }
}
