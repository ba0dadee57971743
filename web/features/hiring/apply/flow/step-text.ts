import { useLingui } from '@lingui/react/macro'
import type { ApplyStep } from '#shared/features/hiring/apply/apply-limits.ts'

export function useStepText(): Record<ApplyStep, string> {
  const { t } = useLingui()
  return {
    you: t`You`,
    resume: t`Résumé`,
    questions: t`Questions`,
    intro: t`Video introduction`,
    tests: t`Tests`,
    review: t`Review and send`,
  }
}
