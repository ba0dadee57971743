import { useLingui } from '@lingui/react'
import { describeError } from '#web/app/words/error-messages.ts'
import { showToast } from '#web/ui/toast.tsx'

/** For changes made without a form, which have no place to show a problem. */
export function useReportFailure() {
  const { i18n } = useLingui()
  return (failure: unknown) => void showToast({ text: i18n._(describeError(failure)), isFailure: true })
}
