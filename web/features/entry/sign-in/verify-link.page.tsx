import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { isVerified, LANDING_PATH, SIGN_IN_PATH, VERIFY_PATH } from '#shared/access/guards.ts'
import { useFormOutcome } from '#web/app/form/form-outcome.ts'
import { secretPageHeaders } from '#web/app/mailed-link/link-loaders.ts'
import { Lead, LinkPage } from '#web/app/mailed-link/link-page.tsx'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { type MailedLink, mailedLinkLoaders } from './mailed-link.ts'
import { verifyLinkAction } from './plain/sign-in-actions.ts'
import { LinkConfirmation } from './verification/link-confirmation.tsx'
import { useLeaveWhenVerified } from './verification/use-leave-when-verified.ts'

const loaders = mailedLinkLoaders('verify', 'token')
export const loader = loaders.server
export const clientLoader = loaders.browser
export const action = verifyLinkAction
export const headers = secretPageHeaders

/** Open to everyone: the email may be read on a different device than the one used to sign up. */
export default function VerifyLinkPage({ loaderData: link }: { loaderData: MailedLink }) {
  const submitted = useFormOutcome()
  const [outcome, setOutcome] = useState<'confirmed' | 'has account' | null>(
    submitted?.failure === null ? (submitted.facts['hasAccount'] ? 'has account' : 'confirmed') : null,
  )
  return (
    <LinkPage
      title={<Heading isConfirmed={outcome === 'confirmed'} isOver={outcome === null && link.state !== 'open'} />}
    >
      {outcome === null && link.state === 'open' && <LinkConfirmation link={link} onDone={setOutcome} />}
      {outcome === null && link.state !== 'open' && <LinkOver />}
      {outcome !== null && <Confirmed isOther={outcome === 'has account'} />}
    </LinkPage>
  )
}

function Heading({ isConfirmed, isOver }: { isConfirmed: boolean; isOver: boolean }) {
  if (isConfirmed) return <Trans>Your email address is confirmed</Trans>
  return isOver ? <Trans>This link no longer works</Trans> : <Trans>Confirm your email address</Trans>
}

function LinkOver() {
  const identity = useIdentity()
  return (
    <>
      <Callout tone="warn">
        <Trans>
          This link has already been used or has expired. If you have already confirmed your email address, just
          continue.
        </Trans>
      </Callout>
      {identity === null && <ContinueLink href={SIGN_IN_PATH} label={<Trans>Sign in</Trans>} />}
      {identity !== null && !isVerified(identity) && (
        <ContinueLink href={VERIFY_PATH} label={<Trans>Email me a new one</Trans>} />
      )}
      {identity !== null && isVerified(identity) && (
        <ContinueLink href={LANDING_PATH} label={<Trans>Continue</Trans>} />
      )}
    </>
  )
}

function ContinueLink({ href, label }: { href: string; label: ReactNode }) {
  return (
    <LinkButton href={href} variant="filled" size="large" isWide>
      {label}
    </LinkButton>
  )
}

function Confirmed({ isOther }: { isOther: boolean }) {
  useLeaveWhenVerified()
  return (
    <>
      <Lead>
        {isOther ? (
          <Trans>This address already has an account. Sign in to it.</Trans>
        ) : (
          <Trans>Continue where you signed up, or sign in here.</Trans>
        )}
      </Lead>
      <ContinueLink href={SIGN_IN_PATH} label={<Trans>Sign in</Trans>} />
    </>
  )
}
