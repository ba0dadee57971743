import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import type { PlainHandle } from '#web/app/document/plain-document.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { courseQuery, lessonIn, lessonQuery } from '../course-queries.ts'
import { PlainLesson } from './plain-lesson.tsx'
import { PlainOutline } from './plain-outline.tsx'

export { plainLessonAction as action } from './plain-actions.server.ts'

type Facts = { title: string | undefined }

export const handle = {
  title: (data) => (data as Facts | undefined)?.title,
  isPlain: true,
  frame: { width: 'reading' },
} satisfies PageHandle & PlainHandle & FrameHandle

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

/** A course for slow lines: documents of text, without scripts. */
export default function CourseTextPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { id: slug = '' } = useParams()
  const [search] = useSearchParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <CourseText slug={slug} lessonId={lessonIn(search)} />
    </QueryBoundary>
  )
}

function CourseText({ slug, lessonId }: { slug: string; lessonId: string | null }) {
  const { data: course } = useSuspenseQuery(courseQuery(slug))
  return lessonId === null ? <PlainOutline course={course} /> : <PlainLesson course={course} lessonId={lessonId} />
}
