import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SIGN_IN_PATH } from '#shared/access/guards.ts'
import { outcomeText, useFormOutcome } from '#web/app/form/form-outcome.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { SignOutButton } from '#web/layouts/tools/sign-out-button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import styles from './auth-page.module.css'
import { verifyAction } from './plain/sign-in-actions.ts'
import { AddressChange } from './verification/address-change-form.tsx'
import { useLeaveWhenVerified } from './verification/use-leave-when-verified.ts'
import { VerificationSender, verificationState } from './verification/verification-sender.tsx'
import { VerifyForm } from './verification/verify-form.tsx'
import { SecondStepForm } from './ways/second-step-form.tsx'

const queries = pageQueries(() => [verificationState])
export const loader = queries.server
export const clientLoader = queries.browser
export const action = verifyAction

export default function VerifyPage({ loaderData }: { loaderData: PageData }) {
  const [ticket, setTicket] = useState(outcomeText(useFormOutcome(), 'ticket'))
  const navigate = useNavigate()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Confirm your email address</Trans>
      </h1>
      {ticket === null ? (
        <QueryBoundary state={loaderData.dehydrated}>
          <Verify onSecondStep={setTicket} />
        </QueryBoundary>
      ) : (
        <SecondStepForm ticket={ticket} onStartAgain={() => void navigate(SIGN_IN_PATH)} />
      )}
    </div>
  )
}

function Verify({ onSecondStep }: { onSecondStep: (ticket: string) => void }) {
  const email = useIdentity()?.email ?? ''
  const location = useLocation()
  const queryClient = useQueryClient()
  const isPasskeyMissing = (location.state as { isPasskeyMissing?: boolean } | null)?.isPasskeyMissing === true
  useLeaveWhenVerified()
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          Enter the six-digit code we email to <bdi>{email}</bdi>. It is valid for ten minutes. You can also use the
          link in the email.
        </Trans>
      </p>
      {isPasskeyMissing && (
        <Callout>
          <Trans>Your account was created, but without a passkey. You can add one in the settings.</Trans>
        </Callout>
      )}
      <VerifyForm onSecondStep={onSecondStep} />
      <VerificationSender key={email} email={email} />
      <div className={styles.aside}>
        <p>
          <Trans>Wrong address? Use a different one, or sign out.</Trans>
        </p>
        <AddressChange onChanged={() => void queryClient.invalidateQueries({ queryKey: verificationState.queryKey })} />
        <SignOutButton />
      </div>
    </>
  )
}
