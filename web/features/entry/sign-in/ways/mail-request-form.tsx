import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { MailSent } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFocusAtStart } from './use-focus-at-start.ts'

type MailRequestFormProps = {
  email: string
  /** The address was already entered elsewhere and the email requested there. */
  isSentAtOnce?: boolean
  label: ReactNode
  /** Its form in the page's action, which handles it without scripts. */
  plainName?: string
  send: (email: string) => Promise<MailSent>
  onSent: (email: string, sent: MailSent) => void
}

/** Asks for an address to email a link and a code to. */
export function MailRequestForm({ email, isSentAtOnce = false, label, plainName, send, onSent }: MailRequestFormProps) {
  const { t } = useLingui()
  const typed = useRef(email)
  const emailInput = useFocusAtStart()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/sign-in/password-reset.contract.ts').then(
        ({ passwordReset }) => passwordReset.ask.body,
      ),
    initialValues: { email },
    plainName,
    send: (body) => {
      typed.current = body.email
      return send(body.email)
    },
    onSuccess: (sent) => onSent(typed.current, sent),
  })
  const hasBegun = useRef(false)
  const { submit } = form
  useEffect(() => {
    if (!isSentAtOnce || hasBegun.current) return
    hasBegun.current = true
    void submit()
  }, [isSentAtOnce, submit])
  return (
    <PlainForm {...form.formProps}>
      <TextField
        {...form.field('email')}
        inputRef={emailInput}
        label={t`Email`}
        type="email"
        autoComplete="username"
        isRequired
        missingMessage={t`Enter the email address of your account.`}
      />
      <SubmitButton size="large" isWide isPending={form.isPending}>
        {label}
      </SubmitButton>
    </PlainForm>
  )
}

/** The same text for every address: only its mailbox reveals whether it has an account. */
export function MailSentText({ email }: { email: string }) {
  return (
    <Trans>
      We emailed <bdi>{email}</bdi>. Use the link in the email, or enter the code here. If you cannot see it, check your
      spam folder.
    </Trans>
  )
}
