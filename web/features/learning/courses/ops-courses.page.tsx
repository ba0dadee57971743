import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { draftViews } from '#shared/features/learning/courses/authoring/draft-state.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { ChoiceLinks } from '#web/features/jobs/jobs/parts/choice-links.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './authoring/authoring.module.css'
import { CourseEditor } from './authoring/course-editor.tsx'
import { LessonEditor } from './authoring/lesson/lesson-editor.tsx'
import { NewCourse } from './authoring/new-course.tsx'
import { OpsCourseList } from './authoring/ops-course-list.tsx'
import { OPS_COURSES, opsCourseQuery, opsCoursesQuery, opsLessonQuery } from './authoring/ops-course-queries.ts'
import { useStateNames } from './authoring/ops-course-words.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `course`: an id, or 'new'; `lesson`: the id of one of its lessons. */
function readPlace(params: URLSearchParams) {
  const [course, lesson] = [params.get('course') ?? '', params.get('lesson') ?? '']
  return {
    show: draftViews.find((one) => one === params.get('show')) ?? 'all',
    course: course === 'new' || ID.test(course) ? course : null,
    lesson: ID.test(lesson) ? lesson : null,
  }
}

const queries = pageQueries(({ url }) => {
  const { show, course, lesson } = readPlace(url.searchParams)
  if (course === 'new') return []
  if (course === null) return [opsCoursesQuery(show)]
  return [opsCourseQuery(course), ...(lesson === null ? [] : [opsLessonQuery(course, lesson)])]
})
export const loader = queries.server
export const clientLoader = queries.browser

export default function OpsCoursesPage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.page}>
        <Place {...readPlace(search)} />
      </div>
    </QueryBoundary>
  )
}

function Place({ show, course, lesson }: ReturnType<typeof readPlace>) {
  if (course === 'new') return <NewCourse />
  if (course !== null && lesson !== null) return <LessonEditor key={lesson} courseId={course} lessonId={lesson} />
  if (course !== null) return <CourseEditor key={course} id={course} />
  return (
    <>
      <PageHeader
        title={<Trans>Courses</Trans>}
        lead={<Trans>Write courses, publish new versions and schedule them.</Trans>}
        actions={
          <LinkButton variant="filled" href={`${OPS_COURSES}?course=new`}>
            <Trans>New course</Trans>
          </LinkButton>
        }
      />
      <Views current={show} />
      <OpsCourseList key={show} show={show} />
    </>
  )
}

function Views({ current }: { current: string }) {
  const { t } = useLingui()
  const names = { all: t`All`, ...useStateNames() }
  return (
    <ChoiceLinks
      label={t`Courses to show`}
      links={draftViews.map((view) => ({
        href: view === 'all' ? OPS_COURSES : `${OPS_COURSES}?show=${view}`,
        label: names[view],
        isCurrent: view === current,
      }))}
    />
  )
}
