import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { CalendarsButton } from './calendars/calendars-button.tsx'
import { interviewsQuery } from './interview-queries.ts'
import { InterviewList } from './parts/interview-list.tsx'
import { InterviewsTabs, tabQueries } from './parts/interviews-tabs.tsx'
import styles from './parts/parts.module.css'
import { TravelButton } from './travel/travel-button.tsx'

const queries = pageQueries(() => tabQueries)
export const loader = queries.server
export const clientLoader = queries.browser

export default function UpcomingPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Upcoming />
    </QueryBoundary>
  )
}

function Upcoming() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(interviewsQuery('upcoming'))
  const { upcoming } = data.totals
  return (
    <>
      <PageHeader
        title={
          upcoming === 0 ? (
            <Trans>Upcoming interviews</Trans>
          ) : (
            <Plural value={upcoming} one="# upcoming interview" other="# upcoming interviews" />
          )
        }
        actions={
          <>
            <TravelButton />
            <CalendarsButton />
          </>
        }
      />
      <div className={styles.page}>
        <InterviewsTabs />
        <InterviewList
          show="upcoming"
          empty={
            <EmptyState
              title={t`No interviews planned`}
              action={
                <LinkButton href="/applications">
                  <Trans>Your applications</Trans>
                </LinkButton>
              }
            >
              <Trans>When you choose a time that a company offers, the interview shows up here.</Trans>
            </EmptyState>
          }
        />
      </div>
    </>
  )
}
