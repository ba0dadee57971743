import { Trans } from '@lingui/react/macro'
import type { signUp } from '#shared/features/entry/sign-in/sign-up.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { Lead } from '#web/app/mailed-link/link-page.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from '../auth-page.module.css'
import type { MailedLink } from '../mailed-link.ts'
import { announceVerified } from './verified-channel.ts'

type LinkConfirmationProps = {
  link: Extract<MailedLink, { state: 'open' }>
  onDone: (outcome: 'confirmed' | 'has account') => void
}

/** Says who requested it, because confirming lets them in: nobody should confirm what someone else started. */
export function LinkConfirmation({ link, onDone }: LinkConfirmationProps) {
  const { client, identity, refreshIdentity } = useSession()
  const { email, browser, system } = link
  const now = useNow()
  const zone = useReaderZone()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/sign-in/sign-up.contract.ts').then(({ signUp }) => signUp.verifyByLink.body),
    initialValues: { link: link.secret },
    plainName: 'verify-link',
    hidden: { link: link.secret },
    send: (body) => callApi<typeof signUp.verifyByLink>(client, 'POST /email/verify/link', { body }),
    onSuccess: async ({ hasAccount }) => {
      announceVerified()
      if (identity.read() !== null) await refreshIdentity()
      onDone(hasAccount ? 'has account' : 'confirmed')
    },
  })
  return (
    <>
      <Lead>
        {browser && system ? (
          <Trans>
            Someone signed up as <bdi>{email}</bdi> using {browser} on {system}. Confirm only if it was you.
          </Trans>
        ) : (
          <Trans>
            Someone signed up as <bdi>{email}</bdi>. Confirm only if it was you.
          </Trans>
        )}
      </Lead>
      <p className={styles.note}>
        {now !== null && zone !== null && <Time at={Date.parse(link.askedAt)} zone={zone} now={now} />}
      </p>
      <PlainForm {...form.formProps}>
        <SubmitButton size="large" isWide isPending={form.isPending}>
          <Trans>Confirm this address</Trans>
        </SubmitButton>
      </PlainForm>
    </>
  )
}
