import { Trans } from '@lingui/react/macro'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { SignOutButton } from '#web/layouts/tools/sign-out-button.tsx'
import styles from './auth-page.module.css'
import { useLeaveWhenVerified } from './use-leave-when-verified.ts'
import { VerificationSender } from './verification-sender.tsx'
import { VerifyForm } from './verify-form.tsx'

export default function VerifyPage() {
  const identity = useIdentity()
  useLeaveWhenVerified()
  const email = identity?.email
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Check that this is your email</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          We mail a code of six digits to <bdi>{email}</bdi>. It is good for ten minutes.
        </Trans>
      </p>
      <VerifyForm />
      <QueryBoundary>
        <VerificationSender />
      </QueryBoundary>
      <div className={styles.aside}>
        <p>
          <Trans>Not your address? Sign out and use another account.</Trans>
        </p>
        <SignOutButton />
      </div>
    </div>
  )
}
