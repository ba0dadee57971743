import { useLingui } from '@lingui/react/macro'
import type { SecurityEventKind } from '#shared/features/base/accounts/account-kinds.ts'

type LoggedEvent = { kind: SecurityEventKind; subject: string | null }

/** One sentence per kind of event, with the name of its subject where there is one. A kind without a text does not compile. */
export function useEventText(): (event: LoggedEvent) => string {
  const { t } = useLingui()
  return ({ kind, subject }) => {
    const labels: Record<SecurityEventKind, string> = {
      signed_up: t`Account created`,
      signed_in: t`Signed in`,
      sign_in_failed: t`Failed sign-in attempt`,
      signed_out: t`Signed out`,
      new_device: t`Signed in on a new device`,
      session_revoked: t`Device signed out`,
      email_verified: t`Email address confirmed`,
      email_change_asked: t`Email address change requested`,
      email_changed: t`Email address changed`,
      email_change_undone: t`Email address change undone`,
      password_set: t`Password set`,
      password_changed: t`Password changed`,
      password_reset: t`Password reset by email`,
      passkey_added: t`Passkey added`,
      passkey_removed: t`Passkey removed`,
      two_factor_on: t`Two-step sign-in turned on`,
      two_factor_off: t`Two-step sign-in turned off`,
      backup_codes_made: t`New backup codes created`,
      backup_code_used: t`Backup code used`,
      token_made: t`API token created`,
      token_revoked: t`API token revoked`,
      disowned: t`“This was not me” used: signed out everywhere`,
      export_asked: t`Data export requested`,
      deletion_asked: t`Account deletion requested`,
      deletion_undone: t`Account deletion cancelled`,
      identity_phone: t`Phone connected to your identity check`,
    }
    const text = labels[kind]
    return subject ? t`${text}: ${subject}` : text
  }
}
