import type { I18n } from '@lingui/core'
import { ApiError } from '#web/app/session/api-error.ts'
import { describeFailure } from '#web/app/words/describe-failure.ts'

/** The server's sentence about the photo, if there is one. */
export const describePhotoFailure = (i18n: I18n, error: Error) =>
  (error instanceof ApiError ? Object.values(error.errors).flat()[0] : undefined) ?? describeFailure(i18n, error)
