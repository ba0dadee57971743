import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { companies } from '#shared/features/companies/companies.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { AccountCard } from './account-card.tsx'
import { CompaniesCard } from './companies-card.tsx'
import { type DayPart, dayPartAt } from './greeting.ts'
import styles from './home.module.css'
import { TodayCard } from './today-card.tsx'

const SHOWN_COMPANIES = 6
const companyList = endpointQuery<typeof companies.list>('GET /shared/api/companies', {
  query: { limit: SHOWN_COMPANIES },
})
const queries = pageQueries(() => [companyList])

// With the moment of the request in it the greeting and the day stand in the first HTML, and wake up unchanged.
export const loader = async (args: LoaderFunctionArgs) => ({ ...(await queries.server(args)), now: Date.now() })
export const clientLoader = async (args: ClientLoaderFunctionArgs) => ({
  ...(await queries.browser(args)),
  now: Date.now(),
})

export default function HomePage({ loaderData }: { loaderData: PageData & { now: number } }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Home askedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Home({ askedAt }: { askedAt: number }) {
  const identity = useIdentity()
  const { data } = useQuery(companyList)
  const now = useNow() ?? askedAt
  const readerZone = useReaderZone()
  const zone = identity?.timeZone ?? readerZone
  const firms = data?.items ?? []
  return (
    <>
      <PageHeader
        title={<Greeting name={identity?.calledName ?? ''} part={zone ? dayPartAt(zone, now) : null} />}
        lead={<Trans>See who hires here, and when their day meets yours.</Trans>}
      />
      <div className={styles.page}>
        {zone && <TodayCard zone={zone} now={now} city={identity?.city ?? null} company={firms[0]} />}
        <div className={styles.columns}>
          <CompaniesCard companies={firms} zone={zone} now={now} />
          {identity && <AccountCard identity={identity} />}
        </div>
      </div>
    </>
  )
}

function Greeting({ name, part }: { name: string; part: DayPart | null }) {
  const { t } = useLingui()
  if (part === 'morning') return t`Good morning, ${name}`
  if (part === 'afternoon') return t`Good afternoon, ${name}`
  if (part === 'evening') return t`Good evening, ${name}`
  return t`Hello, ${name}`
}
