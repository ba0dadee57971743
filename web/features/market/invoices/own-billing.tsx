import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { billing, OwnBilling } from '#shared/features/market/invoices/billing.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { ordersHref } from '#web/features/market/orders/order-queries.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { AddressFields } from './address-fields.tsx'
import { ownBillingQuery, refreshInvoices } from './invoice-queries.ts'
import styles from './invoices.module.css'
import { SellingFields } from './selling-fields.tsx'

type Values = Omit<OwnBilling, 'country'> & { country: OwnBilling['country'] | null }

const empty: Values = {
  name: '',
  street: '',
  postcode: '',
  city: '',
  country: null,
  vatId: '',
  taxNumber: '',
  tax: null,
  taxRate: 0,
  reverseCharge: false,
  taxNote: '',
  payWithin: 14,
  payTo: '',
}

export function OwnBillingForm() {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const identity = useIdentity()
  const { data } = useSuspenseQuery(ownBillingQuery)
  const known = { name: identity?.name ?? '', city: identity?.city ?? '', country: identity?.country ?? null }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/market/invoices/billing.contract.ts').then((contract) => contract.ownBilling),
    initialValues: { ...empty, ...(data.details ?? known) },
    send: (body) => callApi<typeof billing.save>(client, 'PUT /talent/api/billing-details', { body }),
    onSuccess: async (saved) => {
      cache.setQueryData(ownBillingQuery.queryKey, saved)
      await refreshInvoices(cache)
      void showToast({ text: t`Billing details saved` })
    },
  })
  return (
    <div className={styles.stack}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Orders`, href: ordersHref('buying', 'open') }]} />}
        title={<Trans>Billing details</Trans>}
        lead={<Trans>What your invoices say about you. Invoices that have been issued do not change.</Trans>}
      />
      <Form {...form.formProps}>
        <Card title={<Trans>Name and address</Trans>}>
          <div className={styles.stack}>
            <AddressFields
              field={form.field}
              country={form.values.country}
              onCountry={(code) => form.change({ country: code })}
            />
          </div>
        </Card>
        {identity?.roles.includes('talent') && (
          <SellingFields field={form.field} values={form.values} change={form.change} />
        )}
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            <Trans>Save</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}
