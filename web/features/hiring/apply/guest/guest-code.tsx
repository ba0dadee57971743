import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { apply, GuestStart } from '#shared/features/hiring/apply/apply.contract.ts'
import { callApi, type EndpointResponse } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { ResendButton } from '#web/features/entry/sign-in/resend-button.tsx'
import { CodeField } from '#web/features/entry/sign-in/ways/code-field.tsx'
import { useFocusAtStart } from '#web/features/entry/sign-in/ways/use-focus-at-start.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import styles from './guest.module.css'
import { useEnter } from './use-enter.ts'

export type Mailed = EndpointResponse<typeof apply.startAsGuest>

type GuestCodeProps = {
  jobId: string
  start: GuestStart
  sent: Mailed
  onSecondStep: (ticket: string) => void
  onBack: () => void
}

/** Verifies the address. The email may be opened elsewhere: its link continues there. */
export function GuestCode({ jobId, start, sent, onSecondStep, onBack }: GuestCodeProps) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const enter = useEnter(onSecondStep)
  const codeInput = useFocusAtStart()
  const [sending, setSending] = useState<{ isPending: boolean; failure: unknown; last: Mailed }>({
    isPending: false,
    failure: null,
    last: sent,
  })
  const form = useContractForm({
    loadSchema: () => import('#shared/features/hiring/apply/apply.contract.ts').then(({ guestCode }) => guestCode),
    initialValues: { email: start.email, code: '' },
    plainName: 'apply-code',
    hidden: { name: start.name, email: start.email, ...(start.acceptsTerms && { acceptsTerms: 'on' }), ...sent },
    send: (body) =>
      callApi<typeof apply.proveGuest>(client, 'POST /shared/api/jobs/:jobId/applying/guest/proof', {
        params: { jobId },
        body,
      }),
    onSuccess: enter,
  })

  async function sendAgain() {
    setSending({ ...sending, isPending: true })
    try {
      const last = await callApi<typeof apply.startAsGuest>(client, 'POST /shared/api/jobs/:jobId/applying/guest', {
        params: { jobId },
        body: start,
      })
      setSending({ isPending: false, failure: null, last })
    } catch (failure) {
      setSending({ ...sending, isPending: false, failure })
    }
  }

  return (
    <>
      <p className={styles.lead} role="status">
        <Trans>
          We emailed <bdi>{start.email}</bdi>. Enter the code here, or open the link in the email on any device. If you
          cannot see it, check your spam folder.
        </Trans>
      </p>
      <PlainForm {...form.formProps}>
        <CodeField {...form.field('code')} inputRef={codeInput} />
        <SubmitButton size="large" isWide isPending={form.isPending}>
          <Trans>Continue</Trans>
        </SubmitButton>
      </PlainForm>
      <ResendButton nextSendAt={sending.last.nextSendAt} isPending={sending.isPending} onPress={() => void sendAgain()}>
        {sending.failure !== null && <p className={styles.problem}>{describeFailure(i18n, sending.failure)}</p>}
      </ResendButton>
      <PlainButton variant="text" onPress={onBack}>
        <Trans>Use a different address</Trans>
      </PlainButton>
    </>
  )
}
