import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { CourseView } from '#shared/features/learning/courses/course-kinds.ts'
import { courseViews } from '#shared/features/learning/courses/course-kinds.ts'
import type { CoursesPage as CoursesResult } from '#shared/features/learning/courses/courses.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { ChoiceLinks } from '#web/features/jobs/jobs/parts/choice-links.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { ContinueLearning } from './catalogue/continue-learning.tsx'
import { CourseFilters } from './catalogue/course-filters.tsx'
import { CourseRow } from './catalogue/course-row.tsx'
import { addressOf, type CatalogueView, coursesQuery, readView } from './course-queries.ts'
import styles from './courses.module.css'
import { SavedCourses } from './offline/saved-courses.tsx'
import { usePendingProgress } from './offline/use-pending-progress.ts'

const begun: CatalogueView = { text: '', category: null, level: null, skill: null, language: null, show: 'active' }

const queries = pageQueries(({ url }) => [coursesQuery(readView(url.searchParams)), coursesQuery(begun)])
export const loader = queries.server
export const clientLoader = queries.browser

export default function CoursesPage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  const view = readView(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Courses view={view} />
    </QueryBoundary>
  )
}

function Courses({ view }: { view: CatalogueView }) {
  const { t } = useLingui()
  const { data: first } = useSuspenseQuery(coursesQuery(view))
  const { data: active } = useSuspenseQuery(coursesQuery(begun))
  usePendingProgress()
  const labels: Record<CourseView, string> = { all: t`All courses`, active: t`In progress`, completed: t`Finished` }
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Courses</Trans>}
        lead={<Trans>Short, practical courses on working across borders. All of them are free.</Trans>}
      />
      {view.show === 'all' && active.items[0] && <ContinueLearning course={active.items[0]} />}
      <ChoiceLinks
        label={t`Courses to show`}
        links={courseViews.map((show) => ({
          href: addressOf(view, { show }),
          label: labels[show],
          count: first.totals[show],
          isCurrent: show === view.show,
        }))}
      />
      <CourseFilters view={view} choices={first.choices} />
      <Results key={addressOf(view)} view={view} first={first} />
      <SavedCourses />
    </div>
  )
}

function Results({ view, first }: { view: CatalogueView; first: CoursesResult }) {
  const { t } = useLingui()
  const { items, state, showMore } = useLivePages(first, (cursor) => coursesQuery(view, cursor))
  return (
    <>
      <p role="status" className="visually-hidden">
        <Plural value={items.length} one="# course shown" other="# courses shown" />
      </p>
      {items.length === 0 ? (
        <NoCourses view={view} />
      ) : (
        <Card padding="flush">
          <List label={t`Courses`}>
            {items.map((course) => (
              <CourseRow key={course.id} course={course} />
            ))}
          </List>
        </Card>
      )}
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </>
  )
}

function NoCourses({ view }: { view: CatalogueView }) {
  const { t } = useLingui()
  const isFiltered = Boolean(view.text || view.category || view.level || view.skill || view.language)
  if (!isFiltered && view.show === 'completed')
    return (
      <EmptyState title={t`No finished courses yet`}>
        <Trans>Courses move here once you have done all their lessons.</Trans>
      </EmptyState>
    )
  if (!isFiltered && view.show === 'active')
    return (
      <EmptyState
        title={t`No courses in progress`}
        action={
          <LinkButton href="/courses" variant="filled">
            <Trans>Browse all courses</Trans>
          </LinkButton>
        }
      >
        <Trans>Courses you enrol in appear here.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      title={t`No courses found`}
      action={
        <LinkButton href="/courses">
          <Trans>Clear filters</Trans>
        </LinkButton>
      }
    >
      <Trans>Try another word or fewer filters.</Trans>
    </EmptyState>
  )
}
