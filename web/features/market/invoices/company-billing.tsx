import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { companyBillings } from '#shared/features/market/invoices/billing.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { AddressFields } from './address-fields.tsx'
import { companyBillingQuery, refreshInvoices } from './invoice-queries.ts'
import styles from './invoices.module.css'

const empty = { name: '', street: '', postcode: '', city: '', country: null, vatId: '' }

export function CompanyBillingForm() {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { data } = useSuspenseQuery(companyBillingQuery)
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/market/invoices/billing.contract.ts').then((contract) => contract.companyBilling),
    initialValues: { ...empty, ...data.details },
    send: (body) => callApi<typeof companyBillings.save>(client, 'PUT /company/api/billing-details', { body }),
    onSuccess: async (saved) => {
      cache.setQueryData(companyBillingQuery.queryKey, saved)
      await refreshInvoices(cache)
      void showToast({ text: t`Billing details saved` })
    },
  })
  return (
    <div className={styles.stack}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Orders`, href: '/company/orders' }]} />}
        title={<Trans>Billing details</Trans>}
        lead={<Trans>What sellers print on invoices to your company.</Trans>}
      />
      <Form {...form.formProps}>
        <Card>
          <div className={styles.stack}>
            <AddressFields
              field={form.field}
              country={form.values.country}
              onCountry={(code) => form.change({ country: code })}
            />
          </div>
        </Card>
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            <Trans>Save</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}
