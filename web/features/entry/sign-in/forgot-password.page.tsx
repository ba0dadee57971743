import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { SIGN_IN_PATH } from '#shared/access/guards.ts'
import type { passwordReset } from '#shared/features/entry/sign-in/password-reset.contract.ts'
import { callApi } from '#web/app/api.ts'
import { type FormOutcome, outcomeText, useFormOutcome } from '#web/app/form/form-outcome.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './auth-page.module.css'
import { ResetByCodeForm } from './passwords/reset-by-code-form.tsx'
import { forgotPasswordAction } from './plain/sign-in-actions.ts'
import { MailRequestForm, MailSentText } from './ways/mail-request-form.tsx'

export const action = forgotPasswordAction

export default function ForgotPasswordPage() {
  const { client } = useSession()
  const typed = (useLocation().state as { email?: string } | null)?.email ?? ''
  const [mailedTo, setMailedTo] = useState(mailedAddress(useFormOutcome()))
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Choose a new password</Trans>
      </h1>
      {mailedTo === null ? (
        <>
          <p className={styles.lead}>
            <Trans>
              We email you a link and a code. Your old password works until you choose a new one. You are then signed
              out everywhere and your API tokens are revoked.
            </Trans>
          </p>
          <MailRequestForm
            email={typed}
            plainName="mail-request"
            label={<Trans>Email me a link</Trans>}
            send={(email) => callApi<typeof passwordReset.ask>(client, 'POST /forgot-password', { body: { email } })}
            onSent={(email) => setMailedTo(email)}
          />
        </>
      ) : (
        <>
          <p className={styles.lead} role="status">
            <MailSentText email={mailedTo} />
          </p>
          <ResetByCodeForm email={mailedTo} />
        </>
      )}
      <p className={styles.note}>
        <Link to={SIGN_IN_PATH} className={styles.strong}>
          <Trans>Back to sign in</Trans>
        </Link>
      </p>
    </div>
  )
}

const mailedAddress = (outcome: FormOutcome | undefined): string | null =>
  outcome?.form === 'reset-by-code' || outcome?.failure === null
    ? (outcomeText(outcome, 'mailedTo') ?? outcomeText(outcome, 'email'))
    : null
