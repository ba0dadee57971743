import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { security } from '#shared/features/entry/security/security.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type ProofProps = { onProven: () => void }

const loadSchema = () =>
  import('#shared/features/entry/security/security.contract.ts').then(({ confirmation }) => confirmation)

/** Focuses the field when the dialog opens or the method is chosen. */
const focus = (input: HTMLInputElement | null) => input?.focus()

type Confirmation = Parameters<typeof callApi<typeof security.confirm>>[2]['body']

function useProofForm<V extends Confirmation>(initialValues: V, onProven: () => void) {
  const { client } = useSession()
  return useContractForm({
    loadSchema,
    initialValues,
    send: (body) => callApi<typeof security.confirm>(client, 'POST /user/confirm', { body }),
    onSuccess: onProven,
  })
}

function ProofForm({ form, children }: { form: ReturnType<typeof useProofForm>; children: ReactNode }) {
  return (
    <Form {...form.formProps}>
      {children}
      <SubmitButton isWide isPending={form.isPending}>
        <Trans>Confirm</Trans>
      </SubmitButton>
    </Form>
  )
}

export function PasswordProof({ onProven }: ProofProps) {
  const { t } = useLingui()
  const form = useProofForm({ way: 'password' as const, password: '' }, onProven)
  return (
    <ProofForm form={form}>
      <PasswordField
        {...form.field('password')}
        inputRef={focus}
        label={t`Password`}
        autoComplete="current-password"
        isRequired
        missingMessage={t`Enter your password.`}
      />
    </ProofForm>
  )
}

export function CodeProof({ onProven }: ProofProps) {
  const { t } = useLingui()
  const form = useProofForm({ way: 'second_factor' as const, code: '' }, onProven)
  return (
    <ProofForm form={form}>
      <TextField
        {...form.field('code')}
        inputRef={focus}
        label={t`Code from your authenticator app`}
        help={t`A backup code works too.`}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        missingMessage={t`Enter the six digits your app shows.`}
      />
    </ProofForm>
  )
}

/** For the code from an email that was sent. */
export function MailedCodeProof({ onProven }: ProofProps) {
  const { t } = useLingui()
  const form = useProofForm({ way: 'mail' as const, code: '' }, onProven)
  return (
    <ProofForm form={form}>
      <TextField
        {...form.field('code')}
        inputRef={focus}
        label={t`Code from the email`}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        missingMessage={t`Enter the six digits from the email.`}
      />
    </ProofForm>
  )
}
