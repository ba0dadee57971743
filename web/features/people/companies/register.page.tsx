import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { companies } from '#shared/features/people/companies/companies.contract.ts'
import { MAX_COMPANY_NAME } from '#shared/features/people/companies/company-limits.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CompanyFields } from './company-fields.tsx'
import type { CompanyValues } from './company-form.ts'

export const handle = { frame: { width: 'reading' } } satisfies FrameHandle

const queries = pageQueries(() => [countriesQuery])
export const loader = queries.server
export const clientLoader = queries.browser

export default function RegisterPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <PageHeader
        title={<Trans>Register your company</Trans>}
        lead={
          <Trans>You can write job drafts right away. To publish them you confirm the company’s domain next.</Trans>
        }
      />
      <RegisterForm />
    </QueryBoundary>
  )
}

const empty: CompanyValues & { name: string } = {
  name: '',
  website: null,
  country: null,
  city: '',
  timeZone: null,
  size: null,
  industry: null,
  about: '',
  workWindow: { from: 9 * 60, to: 17 * 60 },
  hiring: { entityCountries: [], partnerCountries: [], takesContractors: false, contractorCountries: [] },
}

function RegisterForm() {
  const { t } = useLingui()
  const { client, refreshIdentity } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/people/companies/companies.contract.ts').then(({ newCompany }) => newCompany),
    initialValues: empty,
    draftName: 'register-company',
    send: (body, idempotencyKey) =>
      callApi<typeof companies.create>(client, 'POST /company/api/companies', { body, idempotencyKey }),
    onSuccess: async () => {
      // The person is a member now: without the new role the guard would turn them away.
      await refreshIdentity()
      await cache.invalidateQueries()
      await navigate('/company/verification')
    },
  })
  return (
    <Form {...form.formProps}>
      <TextField
        {...form.field('name')}
        label={t`Company name`}
        autoComplete="organization"
        maxLength={MAX_COMPANY_NAME}
        isRequired
        missingMessage={t`Enter the name of your company.`}
      />
      <CompanyFields values={form.values} change={form.change} />
      <FormActions>
        <SubmitButton isPending={form.isPending}>
          <Trans>Register company</Trans>
        </SubmitButton>
        <LinkButton href="/" variant="text">
          <Trans>Cancel</Trans>
        </LinkButton>
      </FormActions>
    </Form>
  )
}
