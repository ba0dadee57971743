import { Trans } from '@lingui/react/macro'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { CompanyTokensCard } from '#web/features/entry/company-tokens/company-tokens-card.tsx'
import { currentCompanyQuery, useCurrentCompany } from '#web/features/people/companies/current-company.ts'
import { TemplatesCard } from '#web/features/people/message-templates/templates-card.tsx'
import { ExportsCard } from '#web/features/workspace/company-exports/exports-card.tsx'
import { WebhooksCard } from '#web/features/workspace/company-webhooks/webhooks-card.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './company-settings.module.css'

const queries = pageQueries(() => [currentCompanyQuery()])
export const loader = queries.server
export const clientLoader = queries.browser

export default function CompanySettingsPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <CompanySettings />
    </QueryBoundary>
  )
}

/** Mirrors the server's policy, which is authoritative. */
const managing: readonly string[] = ['owner', 'admin']
const hiring: readonly string[] = [...managing, 'recruiter', 'hiring_manager']

function CompanySettings() {
  const company = useCurrentCompany()
  if (!company) return null
  return (
    <>
      <PageHeader
        title={<Trans>Company settings</Trans>}
        lead={<Trans>Templates, exports, and how other systems work with {company.name}.</Trans>}
      />
      <div className={styles.page}>
        {hiring.includes(company.role) && <TemplatesCard />}
        <ExportsCard />
        {managing.includes(company.role) ? (
          <>
            <CompanyTokensCard />
            <WebhooksCard />
          </>
        ) : (
          <Callout>
            <Trans>Only owners and admins manage API tokens and webhooks.</Trans>
          </Callout>
        )}
      </div>
    </>
  )
}
