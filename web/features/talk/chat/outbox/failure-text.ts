import { useLingui } from '@lingui/react/macro'
import { errorMessages } from '#web/app/words/error-messages.ts'
import type { Unsent } from './outbox.ts'

/** Why a message was rejected, in words that suit a conversation. */
export function useFailureText(): (code: string, reason: Unsent['reason']) => string {
  const { t, i18n } = useLingui()
  return (code, reason) => {
    if (reason !== undefined) return reason
    if (code === 'forbidden') return t`You cannot send messages here right now.`
    if (code === 'not_found') return t`This conversation or an attached file no longer exists.`
    return i18n._(errorMessages[code as keyof typeof errorMessages] ?? errorMessages.internal_error)
  }
}
