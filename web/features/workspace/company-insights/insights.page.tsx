import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { insights } from '#shared/features/workspace/company-insights/company-insights.contract.ts'
import {
  DEFAULT_PERIOD,
  type InsightPeriod,
  insightPeriods,
} from '#shared/features/workspace/company-insights/insight-periods.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { CountryTable } from './country-table.tsx'
import { FormTables } from './form-tables.tsx'
import styles from './insights.module.css'
import { JobTables } from './job-tables.tsx'
import { SourceTable } from './source-table.tsx'

const insightsQuery = (days: InsightPeriod) =>
  endpointQuery<typeof insights.show>('GET /company/api/insights', { query: { days } })

const periodIn = (params: URLSearchParams): InsightPeriod =>
  insightPeriods.find((days) => String(days) === params.get('days')) ?? DEFAULT_PERIOD

const queries = pageQueries(({ url }) => [insightsQuery(periodIn(url.searchParams))])
export const loader = queries.server
export const clientLoader = queries.browser

export default function InsightsPage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Insights days={periodIn(search)} />
    </QueryBoundary>
  )
}

function Insights({ days }: { days: InsightPeriod }) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(insightsQuery(days))
  return (
    <div className={styles.page} data-density="compact">
      <PageHeader
        title={<Trans>Insights</Trans>}
        lead={<Trans>Based on actual events. Each figure shows the number of people behind it.</Trans>}
        actions={
          <SegmentedLinks
            label={t`Period`}
            links={insightPeriods.map((period) => ({
              href: period === DEFAULT_PERIOD ? '/company/insights' : `/company/insights?days=${period}`,
              label: t`${plural(period, { one: '# day', other: '# days' })}`,
              isCurrent: period === days,
            }))}
          />
        }
      />
      {data.jobs.length === 0 && data.sources.length === 0 && data.forms.length === 0 ? (
        <EmptyState
          title={t`No figures yet`}
          action={
            <LinkButton href="/company/jobs">
              <Trans>Open jobs</Trans>
            </LinkButton>
          }
        >
          <Trans>Figures appear here when people apply for your jobs.</Trans>
        </EmptyState>
      ) : (
        <>
          <JobTables jobs={data.jobs} />
          <SourceTable sources={data.sources} />
          <FormTables forms={data.forms} />
          <CountryTable countries={data.countries} />
        </>
      )}
    </div>
  )
}
