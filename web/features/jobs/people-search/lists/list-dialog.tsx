import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { PeopleList, peopleSearch } from '#shared/features/jobs/people-search/people-search.contract.ts'
import { MAX_LIST_NAME } from '#shared/features/jobs/people-search/people-search-limits.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type ListDialogProps = {
  /** Null for a new one. */
  list: PeopleList | null
  onClose: () => void
  onSaved?: (list: PeopleList) => void | Promise<void>
}

export function ListDialog({ list, onClose, onSaved }: ListDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/jobs/people-search/people-search.contract.ts').then(
        ({ newPeopleList }) => newPeopleList,
      ),
    initialValues: { name: list?.name ?? '' },
    send: (body, idempotencyKey) =>
      list
        ? callApi<typeof peopleSearch.renameList>(client, 'PUT /company/api/people-lists/:id', {
            params: { id: list.id },
            body,
          })
        : callApi<typeof peopleSearch.createList>(client, 'POST /company/api/people-lists', { body, idempotencyKey }),
    onSuccess: async (saved) => {
      await onSaved?.(saved)
      await cache.invalidateQueries({ queryKey: ['company'] })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={list ? <Trans>Rename list</Trans> : <Trans>New list</Trans>}
    >
      <Form {...form.formProps}>
        <TextField
          {...form.field('name')}
          label={t`Name`}
          help={t`Your colleagues who hire see the list, too. The people on it do not.`}
          missingMessage={t`Enter a name.`}
          maxLength={MAX_LIST_NAME}
        />
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            {list ? <Trans>Rename</Trans> : <Trans>Create list</Trans>}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
