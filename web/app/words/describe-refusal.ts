import type { I18n } from '@lingui/core'
import { ApiError } from '#web/app/session/api-error.ts'
import { describeError } from './error-messages.ts'

/** What to say about the whole when the refusal belongs to no field; null when it does, or when nothing was refused. */
export function describeRefusal(i18n: I18n, failure: unknown): string | null {
  if (failure === null) return null
  if (failure instanceof ApiError && Object.keys(failure.errors).length > 0) return null
  return i18n._(describeError(failure))
}
