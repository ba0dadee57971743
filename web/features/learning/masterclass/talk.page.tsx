import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { TalkDetail } from './talk/talk-detail.tsx'
import { questionsQuery, talkQuery } from './talk-queries.ts'

type Facts = { title: string | undefined }

export const handle = {
  title: (data) => (data as Facts | undefined)?.title,
  frame: { backHref: '/masterclass' },
} satisfies PageHandle & FrameHandle

const queries = pageQueries(
  ({ params: { id = '', category = '' } }) => [talkQuery(id, category), questionsQuery(id)],
  (cache, { params: { id = '', category = '' } }): Facts => ({
    title: cache.getQueryData(talkQuery(id, category).queryKey)?.title,
  }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function TalkPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { id = '', category = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Talk key={id} id={id} category={category} />
    </QueryBoundary>
  )
}

function Talk({ id, category }: { id: string; category: string }) {
  const { data: talk } = useSuspenseQuery(talkQuery(id, category))
  return <TalkDetail talk={talk} />
}
