import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { MailSent, signIn } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import styles from '../auth-page.module.css'
import { ResendButton } from '../resend-button.tsx'
import { CodeField } from './code-field.tsx'
import { MailRequestForm, MailSentText } from './mail-request-form.tsx'
import { useFocusAtStart } from './use-focus-at-start.ts'

type MailedSignInProps = {
  email: string
  remember: boolean
  onSecondStep: (ticket: string) => void
  onBack: (email: string) => void
}

/** Sign-in without a password: requests the email, then asks for its code. */
export function MailedSignIn({ email, remember, onSecondStep, onBack }: MailedSignInProps) {
  const { client } = useSession()
  const [query] = useSearchParams()
  const redirect = query.get('redirect') ?? undefined
  const [mailed, setMailed] = useState<{ email: string; sent: MailSent } | null>(null)
  const send = (address: string) =>
    callApi<typeof signIn.sendLink>(client, 'POST /login/link', { body: { email: address, redirect } })
  return (
    <>
      {mailed === null ? (
        <MailRequestForm
          email={email}
          isSentAtOnce={email !== ''}
          label={<Trans>Email me a sign-in link</Trans>}
          send={send}
          onSent={(address, sent) => setMailed({ email: address, sent })}
        />
      ) : (
        <CodeForm {...mailed} remember={remember} resend={send} onSecondStep={onSecondStep} />
      )}
      <PlainButton variant="text" onPress={() => onBack(mailed?.email ?? email)}>
        <Trans>Sign in another way</Trans>
      </PlainButton>
    </>
  )
}

type CodeFormProps = {
  email: string
  sent: MailSent
  remember: boolean
  resend: (email: string) => Promise<MailSent>
  onSecondStep: (ticket: string) => void
}

function CodeForm({ email, sent, remember, resend, onSecondStep }: CodeFormProps) {
  const { client, enter } = useSession()
  const codeInput = useFocusAtStart()
  const { i18n } = useLingui()
  const [sending, setSending] = useState<{ isPending: boolean; failure: unknown; last: MailSent }>({
    isPending: false,
    failure: null,
    last: sent,
  })
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/sign-in/sign-in.contract.ts').then(({ signIn }) => signIn.byCode.body),
    initialValues: { email, code: '', remember },
    send: (body) => callApi<typeof signIn.byCode>(client, 'POST /login/code', { body }),
    onSuccess: async (answer) => {
      const secondStep = await enter(answer)
      if (secondStep) onSecondStep(secondStep.ticket)
    },
  })
  async function sendAgain() {
    setSending({ ...sending, isPending: true })
    try {
      setSending({ isPending: false, failure: null, last: await resend(email) })
    } catch (failure) {
      setSending({ ...sending, isPending: false, failure })
    }
  }
  return (
    <>
      <p className={styles.lead} role="status">
        <MailSentText email={email} />
      </p>
      <PlainForm {...form.formProps}>
        <CodeField {...form.field('code')} inputRef={codeInput} />
        <SubmitButton size="large" isWide isPending={form.isPending}>
          <Trans>Sign in</Trans>
        </SubmitButton>
      </PlainForm>
      <ResendButton nextSendAt={sending.last.nextSendAt} isPending={sending.isPending} onPress={() => void sendAgain()}>
        {sending.failure !== null && <p className={styles.problem}>{describeFailure(i18n, sending.failure)}</p>}
      </ResendButton>
    </>
  )
}
