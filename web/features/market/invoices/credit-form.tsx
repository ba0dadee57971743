import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_CREDIT_REASON } from '#shared/features/market/invoices/invoice-limits.ts'
import type { invoices } from '#shared/features/market/invoices/invoices.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { refreshInvoices } from './invoice-queries.ts'

export function CreditForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/market/invoices/invoices.contract.ts').then((contract) => contract.credit),
    initialValues: { reason: '' },
    send: (body) =>
      callApi<typeof invoices.credit>(client, 'POST /talent/api/invoices/:id/credit', { params: { id }, body }),
    onSuccess: async () => {
      await refreshInvoices(cache)
      focusHeadingIfLost()
    },
  })
  return (
    <Form {...form.formProps}>
      <TextArea
        {...form.field('reason')}
        label={t`Why are you cancelling this invoice?`}
        help={t`The reason is printed on the credit note. This cannot be undone.`}
        countTo={MAX_CREDIT_REASON}
        missingMessage={t`Write the reason.`}
        autoFocus
        isRequired
      />
      <FormActions>
        <SubmitButton isPending={form.isPending}>
          <Trans>Issue credit note</Trans>
        </SubmitButton>
        <PlainButton variant="text" onPress={onClose}>
          <Trans>Not now</Trans>
        </PlainButton>
      </FormActions>
    </Form>
  )
}
