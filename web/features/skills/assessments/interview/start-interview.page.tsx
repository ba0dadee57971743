import { useParams } from 'react-router'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { assessmentQuery } from '../assessment-queries.ts'
import { AssessmentScreen } from '../own/assessment-screen.tsx'

type Facts = { title: string | undefined; now: number }

export const handle = { title: (data) => (data as Facts | undefined)?.title } satisfies PageHandle & FrameHandle

const queries = pageQueries(
  ({ params: { token = '' } }) => [assessmentQuery(token)],
  (cache, { params: { token = '' } }): Facts => ({
    title: cache.getQueryData(assessmentQuery(token).queryKey)?.title,
    now: Date.now(),
  }),
)
export const loader = queries.server
export const clientLoader = queries.browser

const Interview = lazyPart(async () => (await import('./interview.tsx')).Interview)

export default function StartInterviewPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { token = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <AssessmentScreen key={token} token={token} requestedAt={loaderData.now} format="interview" Test={Interview} />
    </QueryBoundary>
  )
}
