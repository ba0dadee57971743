import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { signUp } from '#shared/features/entry/sign-in/sign-up.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** For an address that was mistyped at sign-up. `onChanged` is called once a new email has been sent. */
export function AddressChange({ onChanged }: { onChanged: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen)
    return (
      <AddressChangeForm
        onChanged={() => {
          setIsOpen(false)
          onChanged()
        }}
      />
    )
  return (
    <PlainButton isWide onPress={() => setIsOpen(true)}>
      <Trans>Use a different address</Trans>
    </PlainButton>
  )
}

function AddressChangeForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useLingui()
  const { client, refreshIdentity } = useSession()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/sign-in/sign-up.contract.ts').then(({ signUp }) => signUp.changeAddress.body),
    initialValues: { email: '' },
    send: (body) => callApi<typeof signUp.changeAddress>(client, 'PUT /email/address', { body }),
    onSuccess: async () => {
      await refreshIdentity()
      onChanged()
    },
  })
  return (
    <PlainForm {...form.formProps}>
      <TextField
        {...form.field('email')}
        label={t`Email address`}
        type="email"
        autoComplete="email"
        isRequired
        missingMessage={t`Enter an email address you can access.`}
      />
      <SubmitButton isWide variant="outline" isPending={form.isPending}>
        <Trans>Send code</Trans>
      </SubmitButton>
    </PlainForm>
  )
}
