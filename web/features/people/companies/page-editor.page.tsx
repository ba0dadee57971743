import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Company, companies } from '#shared/features/people/companies/companies.contract.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { Card } from '#web/ui/card.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { CompanyFields } from './company-fields.tsx'
import type { CompanyValues } from './company-form.ts'
import { CompanyProfile } from './company-profile.tsx'
import { useCurrentCompany } from './current-company.ts'
import styles from './page-editor.module.css'

const pageQuery = () => endpointQuery<typeof companies.page>('GET /company/api/page')

const queries = pageQueries(() => [pageQuery(), countriesQuery])
export const loader = queries.server
export const clientLoader = queries.browser

export default function PageEditorPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <CompanyPage />
    </QueryBoundary>
  )
}

function CompanyPage() {
  const { data: company } = useSuspenseQuery(pageQuery())
  const canEdit = useCurrentCompany()?.can.editPage ?? false
  const isPublic = isVerifiedCompany(company.status)
  return (
    <>
      <PageHeader
        title={<Trans>Company page</Trans>}
        lead={
          isPublic ? (
            <Trans>Everyone sees this, and so does everyone who reads one of your jobs.</Trans>
          ) : (
            <Trans>Only your team sees this until your company is verified.</Trans>
          )
        }
        actions={
          <LinkButton href={`/c/${company.slug}`}>
            <Trans>Open the page</Trans>
          </LinkButton>
        }
      />
      {canEdit ? (
        <Editor key={company.id} company={company} />
      ) : (
        <div className={styles.preview}>
          <CompanyProfile company={company} headingLevel={2} />
        </div>
      )}
    </>
  )
}

function Editor({ company }: { company: Company }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  // A refetch must not move the version under text that was typed against an older one.
  const [version, setVersion] = useState(company.updatedAt)
  const { website, country, city, timeZone, size, industry, about, workWindow, hiring } = company
  const initialValues: CompanyValues & { updatedAt: string } = {
    website,
    country,
    city,
    timeZone,
    size,
    industry,
    about,
    workWindow,
    hiring,
    updatedAt: version,
  }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/people/companies/companies.contract.ts').then(({ companyPage }) => companyPage),
    initialValues,
    draftName: `company-page-${company.id}`,
    send: (body) =>
      callApi<typeof companies.update>(client, 'PUT /company/api/companies/:companyId', {
        params: { companyId: company.id },
        body: { ...body, updatedAt: version },
      }),
    onSuccess: async (saved) => {
      setVersion(saved.updatedAt)
      cache.setQueryData(pageQuery().queryKey, saved)
      void showToast({ text: t`Saved` })
    },
  })
  const { values } = form
  return (
    <div className={styles.columns}>
      <Card title={<Trans>Edit</Trans>}>
        <Form {...form.formProps}>
          <CompanyFields values={values} change={form.change} />
          <FormActions>
            <SubmitButton isPending={form.isPending}>
              <Trans>Save</Trans>
            </SubmitButton>
          </FormActions>
        </Form>
      </Card>
      <section className={styles.preview} aria-label={t`Preview`}>
        <CompanyProfile
          headingLevel={2}
          company={{
            ...company,
            ...values,
            country: values.country ?? country,
            size: values.size ?? size,
            industry: values.industry ?? industry,
          }}
        />
      </section>
    </div>
  )
}
