import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { listQuery, numbersQuery } from './applicant-queries.ts'
import { ApplicantsScreen } from './applicants-screen.tsx'
import { readView } from './view/applicants-view.ts'

type Facts = { now: number }

const queries = pageQueries(
  ({ url }) => {
    const view = readView(url.searchParams)
    return [numbersQuery(null, view), listQuery(null, view)]
  },
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function ApplicantsPage({ loaderData }: { loaderData: PageData & Facts }) {
  const [search] = useSearchParams()
  const view = useMemo(() => readView(search), [search])
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <ApplicantsScreen jobId={null} view={view} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}
