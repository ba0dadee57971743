import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { ChoiceLinks } from '#web/features/jobs/jobs/parts/choice-links.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './masterclass.module.css'
import { MasterclassNav } from './masterclass-nav.tsx'
import { TalkFilters } from './talk-filters.tsx'
import { TalkList } from './talk-list.tsx'
import { addressOf, type TalkFilters as Filters, readFilters, talksQuery } from './talk-queries.ts'

const PATH = '/masterclass/upcoming-talks'
const showOf = (params: URLSearchParams) => (params.get('show') === 'mine' ? 'mine' : 'upcoming')

const queries = pageQueries(({ url: { searchParams } }) => [
  talksQuery(showOf(searchParams), { filters: readFilters(searchParams) }),
])
export const loader = queries.server
export const clientLoader = queries.browser

export default function UpcomingTalksPage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <UpcomingTalks show={showOf(search)} filters={readFilters(search)} />
    </QueryBoundary>
  )
}

function UpcomingTalks({ show, filters }: { show: 'mine' | 'upcoming'; filters: Filters }) {
  const { t } = useLingui()
  const { data: first } = useSuspenseQuery(talksQuery(show, { filters }))
  const isFiltered = Boolean(filters.text || filters.category)
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Upcoming talks</Trans>}
        lead={<Trans>Times are shown in your own time zone. If a talk is full, join its waiting list.</Trans>}
      />
      <MasterclassNav />
      <ChoiceLinks
        label={t`Talks to show`}
        links={[
          { href: PATH, label: t`All`, isCurrent: show === 'upcoming' },
          { href: `${PATH}?show=mine`, label: t`My talks`, isCurrent: show === 'mine' },
        ]}
      />
      {show === 'upcoming' && <TalkFilters path={PATH} label={t`Search upcoming talks`} filters={filters} />}
      <TalkList
        key={`${show} ${addressOf(PATH, filters)}`}
        show={show}
        filters={filters}
        first={first}
        empty={
          isFiltered || show === 'mine' ? (
            <EmptyState
              title={isFiltered ? t`No talks found` : t`You have not registered for a talk`}
              action={
                <LinkButton href={PATH}>
                  <Trans>Show all upcoming talks</Trans>
                </LinkButton>
              }
            >
              {isFiltered ? (
                <Trans>Try another word or subject.</Trans>
              ) : (
                <Trans>Talks you register for appear here, including those with a waiting list.</Trans>
              )}
            </EmptyState>
          ) : (
            <EmptyState
              title={t`No talks are planned`}
              action={
                <LinkButton href="/masterclass/talk-request">
                  <Trans>Request a talk</Trans>
                </LinkButton>
              }
            >
              <Trans>Tell us what you would like to hear about.</Trans>
            </EmptyState>
          )
        }
      />
    </div>
  )
}
