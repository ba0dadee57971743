// Messages for a failed second factor, at the field `code` of every form that asks for one.

import type { I18n } from '@lingui/core'
import { AppError } from '#server/platform/http/app-error.ts'
import type { SecondFactorFailure } from './two-factor.service.ts'

export function secondFactorError(i18n: I18n, failed: SecondFactorFailure): AppError {
  if (failed.failure === 'wait') return new AppError('too_many_requests', failed)
  return new AppError('invalid_input', { fields: { code: [wrongCodeText(i18n)] } })
}

export const wrongCodeText = (i18n: I18n): string =>
  i18n._({
    id: 'two-factor.code.wrong',
    message: 'That code is not correct, or it has already been used. Wait for the next one in your app.',
  })
