import type { I18n } from '@lingui/core'
import { ApiError } from '#web/app/session/api-error.ts'
import { describeError } from './error-messages.ts'

/** The message for the form as a whole; null when the error belongs to a field, or when there is none. */
export function describeFailure(i18n: I18n, failure: unknown): string | null {
  if (failure === null) return null
  if (failure instanceof ApiError && Object.keys(failure.errors).length > 0) return null
  return i18n._(describeError(failure))
}
