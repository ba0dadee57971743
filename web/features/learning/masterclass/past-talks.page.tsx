import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './masterclass.module.css'
import { MasterclassNav } from './masterclass-nav.tsx'
import { TalkFilters } from './talk-filters.tsx'
import { TalkList } from './talk-list.tsx'
import { addressOf, type TalkFilters as Filters, readFilters, talksQuery } from './talk-queries.ts'

const PATH = '/masterclass/past-talks'

const queries = pageQueries(({ url }) => [talksQuery('past', { filters: readFilters(url.searchParams) })])
export const loader = queries.server
export const clientLoader = queries.browser

export default function PastTalksPage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <PastTalks filters={readFilters(search)} />
    </QueryBoundary>
  )
}

function PastTalks({ filters }: { filters: Filters }) {
  const { t } = useLingui()
  const { data: first } = useSuspenseQuery(talksQuery('past', { filters }))
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Past talks</Trans>}
        lead={<Trans>Transcripts with chapters and slides. The search also looks inside the transcripts.</Trans>}
      />
      <MasterclassNav />
      <TalkFilters path={PATH} label={t`Search past talks`} filters={filters} />
      <TalkList
        key={addressOf(PATH, filters)}
        show="past"
        filters={filters}
        first={first}
        empty={
          <EmptyState
            title={t`No talks found`}
            action={
              <LinkButton href={PATH}>
                <Trans>Clear filters</Trans>
              </LinkButton>
            }
          >
            <Trans>Try another word or subject.</Trans>
          </EmptyState>
        }
      />
    </div>
  )
}
