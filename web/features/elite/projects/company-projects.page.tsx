import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { ProjectList } from './parts/project-list.tsx'
import styles from './projects.module.css'
import { companyProjectsQuery } from './projects-queries.ts'

export const handle = { frame: { backHref: '/company/briefs' } } satisfies FrameHandle

const queries = pageQueries(() => [companyProjectsQuery()])
export const loader = queries.server
export const clientLoader = queries.browser

export default function CompanyProjectsPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useLingui()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.page}>
        <PageHeader
          breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Elite briefs`, href: '/company/briefs' }]} />}
          title={<Trans>Elite projects</Trans>}
          lead={<Trans>Work with the members you selected.</Trans>}
        />
        <Projects />
      </div>
    </QueryBoundary>
  )
}

function Projects() {
  const { t } = useLingui()
  const { data: first } = useSuspenseQuery(companyProjectsQuery())
  const { items, state, showMore } = useLivePages(first, companyProjectsQuery)
  if (items.length === 0)
    return (
      <EmptyState title={t`No projects yet`}>
        <Trans>A project begins when you select a member for a brief.</Trans>
      </EmptyState>
    )
  return (
    <>
      <ProjectList
        items={items}
        path="/company/projects"
        withName={({ memberName }) => memberName || t`Deleted account`}
      />
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </>
  )
}
