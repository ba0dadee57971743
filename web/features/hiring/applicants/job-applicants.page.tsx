import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { boardQuery, listQuery, numbersQuery } from './applicant-queries.ts'
import { ApplicantsScreen } from './applicants-screen.tsx'
import { readView } from './view/applicants-view.ts'

type Facts = { now: number; title: string | undefined }

export const handle = {
  title: (data) => (data as Facts | undefined)?.title,
  frame: { backHref: '/company/applicants' },
} satisfies PageHandle & FrameHandle

const queries = pageQueries(
  ({ params: { id = '' }, url }) => {
    const view = readView(url.searchParams)
    return [numbersQuery(id, view), view.isBoard ? boardQuery(id, view) : listQuery(id, view)]
  },
  (cache, { params: { id = '' }, url }): Facts => ({
    now: Date.now(),
    title: cache.getQueryData(numbersQuery(id, readView(url.searchParams)).queryKey)?.job?.title,
  }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function JobApplicantsPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const view = useMemo(() => readView(search), [search])
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <ApplicantsScreen key={id} jobId={id} view={view} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}
