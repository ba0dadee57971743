import { Trans } from '@lingui/react/macro'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { CompanyCard, companies } from '#shared/features/companies/companies.contract.ts'
import type { SourceCard } from '#shared/features/sources/sources.contract.ts'
import { callApi } from '#web/app/api.ts'
import { browserRuntime } from '#web/app/runtime.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { serverClient } from '#web/app/visit/server-client.ts'
import { visitContext } from '#web/app/visit/visit.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SignupBanner } from './source-banner.tsx'
import { SourceCompanies } from './source-companies.tsx'
import { SourceCompany } from './source-company.tsx'
import { SourceGone } from './source-gone.tsx'
import { loadSource, type SourceData, withStatus } from './source-loader.ts'
import styles from './sources.module.css'

const SHOWN_COMPANIES = 5

export const handle = { frame: { subject: SignupBanner } } satisfies FrameHandle

type SourceJobsData = SourceData & { companies: CompanyCard[] }

/** A company's link shows the company; the others show who hires here. */
async function loadJobsPage(client: SessionClient, id: string | undefined): Promise<SourceJobsData> {
  const { source } = await loadSource(client, id)
  if (!source || source.company) return { source, companies: [] }
  const page = await callApi<typeof companies.list>(client, 'GET /shared/api/companies', {
    query: { limit: SHOWN_COMPANIES },
  })
  return { source, companies: page.items }
}

export const loader = async ({ params, context }: LoaderFunctionArgs) =>
  withStatus(await loadJobsPage(serverClient(context.get(visitContext)), params['id']))
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  loadJobsPage(browserRuntime().session.client, params['id'])

export default function SourceJobsPage({ loaderData }: { loaderData: SourceJobsData }) {
  const { source } = loaderData
  if (!source) return <SourceGone />
  return (
    <div className={styles.page}>
      {source.company ? (
        <SourceCompany company={source.company} />
      ) : (
        <SourceCompanies companies={loaderData.companies} />
      )}
      <WaysIn source={source} />
    </div>
  )
}

function WaysIn({ source: { id } }: { source: SourceCard }) {
  return (
    <div className={styles.ways}>
      <LinkButton href={`/signup/${id}`} variant="filled" size="large" isWide>
        <Trans>Create an account</Trans>
      </LinkButton>
      <LinkButton href={`/login/${id}`} size="large" isWide>
        <Trans>Sign in</Trans>
      </LinkButton>
    </div>
  )
}
