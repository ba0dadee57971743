import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import type { Instant } from '#shared/kit/time-zones.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { jobCountsQuery } from '#web/features/jobs/job-tabs/job-counts.ts'
import { JobsTabs } from '#web/features/jobs/job-tabs/jobs-tabs.tsx'
import { readerQueries } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { useJobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Globe } from './globe.tsx'
import { readGlobeAddress } from './globe-address.ts'
import { globeQuery, ownGlobeQueries } from './globe-queries.ts'

const queries = pageQueries(({ url }) => [
  globeQuery(readGlobeAddress(url.searchParams)),
  jobCountsQuery,
  ...readerQueries,
])

export const loader = async (args: LoaderFunctionArgs) => ({ ...(await queries.server(args)), now: Date.now() })
export const clientLoader = async (args: ClientLoaderFunctionArgs) => ({
  ...(await queries.browser(args)),
  now: Date.now(),
})

export default function AroundTheGlobePage({ loaderData }: { loaderData: PageData & { now: Instant } }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <OwnGlobe requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function OwnGlobe({ requestedAt }: { requestedAt: Instant }) {
  const [search] = useSearchParams()
  const reader = useJobReader(requestedAt)
  return <Globe address={readGlobeAddress(search)} reader={reader} queries={ownGlobeQueries} tabs={<JobsTabs />} />
}
