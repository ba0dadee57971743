import { useLingui } from '@lingui/react/macro'
import type { Seniority } from '#shared/features/people/talents/talent-words.ts'

export function useSeniorityNames(): Record<Seniority, string> {
  const { t } = useLingui()
  return {
    starting: t`Just starting out`,
    junior: t`Junior, up to 2 years`,
    mid: t`A few years of experience`,
    senior: t`Senior`,
    lead: t`Lead or principal`,
  }
}
