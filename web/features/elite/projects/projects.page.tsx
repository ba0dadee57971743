import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ShowcaseProject } from '#shared/features/elite/projects/project-facts.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { Day } from '#web/features/elite/briefs/parts/brief-facts.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { ProjectList } from './parts/project-list.tsx'
import styles from './projects.module.css'
import { ownProjectsQuery, showcaseQuery } from './projects-queries.ts'

const isOwnShown = (params: URLSearchParams) => params.get('show') === 'own'

const queries = pageQueries(({ url }) => [isOwnShown(url.searchParams) ? ownProjectsQuery() : showcaseQuery()])
export const loader = queries.server
export const clientLoader = queries.browser

export default function ProjectsPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const isSignedIn = useIdentity() !== null
  const isOwn = isOwnShown(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.page}>
        <PageHeader
          title={<Trans>Elite projects</Trans>}
          lead={<Trans>Finished work that the member and the company both agreed to show.</Trans>}
        />
        {isSignedIn && (
          <SegmentedLinks
            label={t`Projects to show`}
            links={[
              { href: '/elite/projects', label: t`Showcase`, isCurrent: !isOwn },
              { href: '/elite/projects?show=own', label: t`Your projects`, isCurrent: isOwn },
            ]}
          />
        )}
        {isOwn ? <OwnProjects /> : <Showcase />}
      </div>
    </QueryBoundary>
  )
}

function OwnProjects() {
  const { t } = useLingui()
  const { data: first } = useSuspenseQuery(ownProjectsQuery())
  const { items, state, showMore } = useLivePages(first, ownProjectsQuery)
  if (items.length === 0)
    return (
      <EmptyState title={t`No projects yet`}>
        <Trans>A project begins when a company selects you for a brief.</Trans>
      </EmptyState>
    )
  return (
    <>
      <ProjectList items={items} path="/elite/projects" withName={({ company }) => company.name} />
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </>
  )
}

function Showcase() {
  const { t } = useLingui()
  const { data: first } = useSuspenseQuery(showcaseQuery())
  const { items, state, showMore } = useLivePages(first, showcaseQuery)
  if (items.length === 0)
    return (
      <EmptyState title={t`No projects yet`}>
        <Trans>Finished projects show up here once both sides agree.</Trans>
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.grid} role="list">
        {items.map((one) => (
          <li key={one.id}>
            <ShownProject project={one} />
          </li>
        ))}
      </ul>
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </>
  )
}

function ShownProject({ project }: { project: ShowcaseProject }) {
  const { title, text, memberName, companyName, companySlug, completedOn, stars } = project
  return (
    <Card title={<bdi>{title}</bdi>}>
      <div className={styles.stack}>
        <p className={styles.text} translate="no">
          <bdi>{text}</bdi>
        </p>
        <p className={styles.words}>
          <Trans>
            <bdi>{memberName}</bdi> for{' '}
            <Link to={`/c/${companySlug}`}>
              <bdi>{companyName}</bdi>
            </Link>
          </Trans>
        </p>
        <p className={styles.words}>
          <Day on={completedOn} />
          {stars !== null && (
            <>
              {' · '}
              <Stars stars={stars} />
            </>
          )}
        </p>
      </div>
    </Card>
  )
}
