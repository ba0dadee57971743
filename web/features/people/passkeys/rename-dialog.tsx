import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_PASSKEY_NAME } from '#shared/features/people/passkeys/passkey-limits.ts'
import type { Passkey, passkeys } from '#shared/features/people/passkeys/passkeys.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { passkeyList } from './passkey-queries.ts'

export function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const queryClient = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/people/passkeys/passkeys.contract.ts').then((contract) => contract.passkeys.rename.body),
    initialValues: { name: passkey.name },
    send: (body) =>
      callApi<typeof passkeys.rename>(client, 'PUT /user/passkeys/:id', { params: { id: passkey.id }, body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: passkeyList.queryKey })
      onClose()
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Rename passkey`}>
      <Form {...form.formProps}>
        <TextField
          {...form.field('name')}
          inputRef={focusOnMount}
          label={t`Name`}
          help={t`So you can recognise it later, for example “Work laptop”.`}
          maxLength={MAX_PASSKEY_NAME}
          isRequired
          missingMessage={t`Enter a name.`}
        />
        <SubmitButton isPending={form.isPending}>
          <Trans>Rename</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
