import type { I18n } from '@lingui/core'
import { AppError } from '#server/platform/http/app-error.ts'
import type { ProofRefusal } from './mailed-proofs.service.ts'

/** Beside the field `code`, for every form that takes a mailed one. */
export function refuseCode(i18n: I18n, refusal: ProofRefusal): AppError {
  const message =
    refusal === 'wrong'
      ? i18n._({ id: 'accounts.code.wrong', message: 'That code is not right. Check the newest mail we sent.' })
      : i18n._({ id: 'accounts.code.over', message: 'This code is no longer good. Ask for a new one.' })
  return new AppError('invalid_input', { fields: { code: [message] } })
}
