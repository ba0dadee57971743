import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useRouteLoaderData } from 'react-router'
import type { applications, Responsiveness } from '#shared/features/hiring/applications/applications.contract.ts'
import type { jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { Company, companies } from '#shared/features/people/companies/companies.contract.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import { callApi } from '#web/app/api.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { rethrowAsPageError } from '#web/app/query/page-queries.ts'
import { browserRuntime } from '#web/app/runtime.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { serverClient } from '#web/app/visit/server-client.ts'
import { visitContext } from '#web/app/visit/visit.ts'
import { JsonLd } from '#web/features/jobs/jobs/public/json-ld.tsx'
import { PublicJobList } from '#web/features/jobs/jobs/public/public-job-list.tsx'
import { CompanyProfile } from '#web/features/people/companies/company-profile.tsx'
import type { RootData } from '#web/root.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { companyPath } from './company-path.ts'
import styles from './explore.module.css'

const SHOWN_JOBS = 20
const DESCRIPTION = 160

type CompanyData = {
  company: Company
  replies: Responsiveness | null
  jobs: JobCard[]
  nextCursor: string | null
  now: number
}

export const handle = {
  title: (data) => (data as CompanyData | undefined)?.company.name,
  about: (data) => {
    const company = (data as CompanyData | undefined)?.company
    return {
      description: company?.about.slice(0, DESCRIPTION) || undefined,
      canonicalPath: company && companyPath(company.slug),
      isUnlisted: !isVerifiedCompany(company?.status),
    }
  },
} satisfies PageHandle

async function loadCompany(client: SessionClient, slug: string, url: URL): Promise<CompanyData> {
  const cursor = url.searchParams.get('cursor')
  try {
    const company = await callApi<typeof companies.show>(client, 'GET /shared/api/companies/:slug', {
      params: { slug },
    })
    const [{ items, nextCursor }, replies] = await Promise.all([
      callApi<typeof jobSearch.open>(client, 'GET /shared/api/jobs', {
        query: { company: company.id, limit: SHOWN_JOBS, ...(cursor && { cursor }) },
      }),
      callApi<typeof applications.responsiveness>(client, 'GET /shared/api/companies/:id/responsiveness', {
        params: { id: company.id },
      }),
    ])
    return { company, replies, jobs: items, nextCursor, now: Date.now() }
  } catch (error) {
    return rethrowAsPageError(url)(error)
  }
}

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadCompany(serverClient(context.get(visitContext)), params['slug'] ?? '', new URL(request.url))
export const clientLoader = ({ params, request }: ClientLoaderFunctionArgs) =>
  loadCompany(browserRuntime().session.client, params['slug'] ?? '', new URL(request.url))

/** What a company says about itself, its open jobs, and how fast it replies. */
export default function CompanyPage({ loaderData }: { loaderData: CompanyData }) {
  const { t } = useLingui()
  const { company, replies, jobs, nextCursor, now } = loaderData
  return (
    <article className={styles.reading}>
      <OrganizationData company={company} />
      <CompanyProfile company={company} />
      <Card title={<Trans>Reply time</Trans>}>
        <p className={styles.text}>
          <ReplyText replies={replies} />
        </p>
      </Card>
      <Card title={<Trans>Open jobs</Trans>} padding="flush">
        {jobs.length === 0 ? (
          <p className={styles.more}>
            <Trans>There are no open jobs at the moment.</Trans>
          </p>
        ) : (
          <PublicJobList jobs={jobs} now={now} label={t`Open jobs`} />
        )}
        {nextCursor && (
          <div className={styles.more}>
            <LinkButton href={`${companyPath(company.slug)}?cursor=${nextCursor}`} isWide>
              <Trans>Show more jobs</Trans>
            </LinkButton>
          </div>
        )}
      </Card>
    </article>
  )
}

const HOURS_A_DAY = 24

function ReplyText({ replies }: { replies: Responsiveness | null }) {
  const { i18n } = useLingui()
  if (replies === null) return <Trans>There are not enough applications yet to tell.</Trans>
  const share = i18n.number(replies.answeredInTimePercent / 100, { style: 'percent' })
  return (
    <>
      <Plural
        value={Math.max(1, Math.round(replies.medianReplyHours / HOURS_A_DAY))}
        one="Usually replies within # day."
        other="Usually replies within # days."
      />{' '}
      <Trans>{share} of applications got a reply on time.</Trans>
    </>
  )
}

/** '11-50' and '5001+' as schema.org writes them. */
function employees(size: Company['size']) {
  const [minValue, maxValue] = size.split(/[-+]/).map(Number)
  return { '@type': 'QuantitativeValue', minValue, ...(maxValue && { maxValue }) }
}

function OrganizationData({ company }: { company: Company }) {
  const { site } = useRouteLoaderData('root') as RootData
  return (
    <JsonLd
      value={{
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: company.name,
        url: company.website ?? `${site.url}${companyPath(company.slug)}`,
        ...(company.about && { description: company.about }),
        numberOfEmployees: employees(company.size),
        ...(company.hiring.entityCountries.length > 0 && {
          areaServed: company.hiring.entityCountries.map((name) => ({ '@type': 'Country', name })),
        }),
        address: { '@type': 'PostalAddress', addressLocality: company.city, addressCountry: company.country },
      }}
    />
  )
}
