import { useLingui } from '@lingui/react/macro'
import type { CaseVerdict } from '#shared/features/hiring/screeners/code/code-question.ts'

export function useVerdictText(): Record<CaseVerdict, string> {
  const { t } = useLingui()
  return {
    passed: t`Passed`,
    wrong: t`Wrong result`,
    error: t`Error`,
    missing: t`Function not found`,
    time: t`Took too long`,
    memory: t`Used too much memory`,
    output: t`Printed or returned too much`,
    crashed: t`Stopped unexpectedly`,
    not_run: t`Not run`,
  }
}
