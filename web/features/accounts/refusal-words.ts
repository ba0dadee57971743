import { useLingui } from '@lingui/react'
import { ApiError } from '#web/app/session/api-error.ts'
import { describeError } from '#web/app/words/error-messages.ts'

/** What to say above a form when the refusal belongs to no field; null when it does, or when nothing was refused. */
export function useRefusalWords(): (failure: unknown) => string | null {
  const { i18n } = useLingui()
  return (failure) => {
    if (failure === null) return null
    if (failure instanceof ApiError && Object.keys(failure.errors).length > 0) return null
    return i18n._(describeError(failure))
  }
}
