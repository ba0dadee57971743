import { useLingui } from '@lingui/react/macro'
import type { SecurityEventKind } from '#shared/features/base/accounts/account-kinds.ts'

type Told = { kind: SecurityEventKind; subject: string | null }

/** One sentence for each kind; with the name of the thing where there is one. A kind without words does not compile. */
export function useEventWords(): (event: Told) => string {
  const { t } = useLingui()
  return ({ kind, subject }) => {
    const words: Record<SecurityEventKind, string> = {
      signed_up: t`You signed up`,
      signed_in: t`Signed in`,
      sign_in_failed: t`Somebody tried to sign in and could not`,
      signed_out: t`Signed out`,
      new_device: t`Signed in on a new device`,
      session_revoked: t`A device was signed out`,
      email_verified: t`Email address confirmed`,
      email_change_asked: t`Another email address was asked for`,
      email_changed: t`Email address changed`,
      email_change_undone: t`Change of email address undone`,
      password_set: t`First password set`,
      password_changed: t`Password changed`,
      password_reset: t`Password chosen anew by mail`,
      passkey_added: t`Passkey added`,
      passkey_removed: t`Passkey removed`,
      two_factor_on: t`Two-step sign-in turned on`,
      two_factor_off: t`Two-step sign-in turned off`,
      backup_codes_made: t`New backup codes made`,
      backup_code_used: t`Backup code used`,
      token_made: t`API token made`,
      token_revoked: t`API token ended`,
      disowned: t`“This was not me”: everybody signed out`,
      export_asked: t`Copy of your data asked for`,
      deletion_asked: t`Deletion of the account asked for`,
      deletion_undone: t`Deletion of the account undone`,
    }
    const told = words[kind]
    return subject ? t`${told}: ${subject}` : told
  }
}
