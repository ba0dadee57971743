import { useLingui } from '@lingui/react'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { showToast } from '#web/ui/toast.tsx'

/** For buttons without a form around them: says why nothing happened. */
export function useFailureToast() {
  const { i18n } = useLingui()
  return (failure: unknown) => {
    const text = describeFailure(i18n, failure)
    if (text) void showToast({ text })
  }
}
