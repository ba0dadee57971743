import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { CourseOverview } from './course-overview.tsx'
import { courseQuery, lessonIn, lessonQuery } from './course-queries.ts'
import { LessonView } from './lesson/lesson-view.tsx'
import { usePendingProgress } from './offline/use-pending-progress.ts'

type Facts = { title: string | undefined }

export const handle = {
  title: (data) => (data as Facts | undefined)?.title,
  frame: { backHref: '/courses' },
} satisfies PageHandle & FrameHandle

const queries = pageQueries(
  ({ params: { id: slug = '' }, url }) => {
    const lessonId = lessonIn(url.searchParams)
    return [courseQuery(slug), ...(lessonId === null ? [] : [lessonQuery(slug, lessonId)])]
  },
  (cache, { params: { id: slug = '' }, url }): Facts => {
    const lessonId = lessonIn(url.searchParams)
    const lesson = lessonId === null ? undefined : cache.getQueryData(lessonQuery(slug, lessonId).queryKey)
    return { title: lesson?.title ?? cache.getQueryData(courseQuery(slug).queryKey)?.title }
  },
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function CoursePage({ loaderData }: { loaderData: PageData & Facts }) {
  const { id: slug = '' } = useParams()
  const [search] = useSearchParams()
  const lessonId = lessonIn(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Course key={`${slug} ${lessonId}`} slug={slug} lessonId={lessonId} />
    </QueryBoundary>
  )
}

function Course({ slug, lessonId }: { slug: string; lessonId: string | null }) {
  const { data: course } = useSuspenseQuery(courseQuery(slug))
  usePendingProgress()
  return lessonId === null ? <CourseOverview course={course} /> : <LessonView course={course} lessonId={lessonId} />
}
