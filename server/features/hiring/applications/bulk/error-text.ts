import type { I18n } from '@lingui/core'
import { AppError } from '#server/platform/http/app-error.ts'
import { InvalidInput } from '#server/platform/http/validation.ts'

/** A localised message for an expected error; null for an unexpected one. */
export function errorTextOf(error: unknown, i18n: I18n): string | null {
  if (error instanceof InvalidInput) return Object.values(error.describe(i18n).fields ?? {}).flat()[0] ?? error.message
  if (!(error instanceof AppError)) return null
  return error.words ? i18n._(error.words) : error.message
}
