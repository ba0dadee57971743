import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { localDateAt } from '#shared/kit/time-zones.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useReader } from '#web/features/hiring/applications/use-reader.ts'
import { readerQueries } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { CalendarsButton } from './calendars/calendars-button.tsx'
import { interviewsQuery, requestsQuery, weekQuery } from './interview-queries.ts'
import { InterviewsTabs, tabQueries } from './parts/interviews-tabs.tsx'
import styles from './parts/parts.module.css'
import { chooseTimeAction } from './requests/choose-time.server.ts'
import { RequestCard } from './requests/request-card.tsx'
import { TravelButton } from './travel/travel-button.tsx'
import { NextPanel } from './week/next-panel.tsx'
import { PrepareCard } from './week/prepare-card.tsx'
import { WeekCard } from './week/week-card.tsx'
import { readMonday, wideWeek } from './week/week-span.ts'

type Facts = { now: number }

const weekOf = (text: string | null, now: number) => {
  const { from, to } = wideWeek(text, now)
  return weekQuery(from, to)
}

const queries = pageQueries(
  ({ url }) => [...tabQueries, ...readerQueries, weekOf(url.searchParams.get('week'), Date.now())],
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser
export const action = chooseTimeAction

export default function InterviewsPage({ loaderData }: { loaderData: PageData & Facts }) {
  const [search] = useSearchParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Interviews week={search.get('week')} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Interviews({ week, requestedAt }: { week: string | null; requestedAt: number }) {
  const { t } = useLingui()
  const { zone, now } = useReader(requestedAt)
  const { data: upcoming } = useSuspenseQuery(interviewsQuery('upcoming'))
  const { data: requests } = useSuspenseQuery(requestsQuery('open'))
  const { data: planned } = useQuery(weekOf(week, requestedAt))
  const monday = readMonday(week, zone, now)
  const [next] = upcoming.items
  const isEmpty = !next && requests.items.length === 0
  return (
    <>
      <PageHeader
        title={<Headline today={countToday(upcoming.items, zone, now)} open={requests.open} />}
        actions={
          <>
            <TravelButton />
            <CalendarsButton />
          </>
        }
      />
      <div className={styles.page}>
        <InterviewsTabs />
        <WeekCard
          week={{ side: 'talent', interviews: planned?.items ?? [], requests: requests.items }}
          monday={monday}
          zone={zone}
          now={now}
          hrefOf={(start) => `/interviews?week=${start}`}
        />
        {isEmpty ? (
          <EmptyState
            title={t`No interviews planned`}
            action={
              <LinkButton href="/applications">
                <Trans>Your applications</Trans>
              </LinkButton>
            }
          >
            <Trans>When a company you applied to would like to meet you, its request shows up here.</Trans>
          </EmptyState>
        ) : (
          <div className={styles.columns}>
            {requests.items.length > 0 && (
              <div className={styles.column}>
                {requests.items.map((request) => (
                  <RequestCard key={request.id} request={request} requestedAt={requestedAt} />
                ))}
              </div>
            )}
            {next && (
              <div className={styles.column}>
                <NextPanel interview={next} now={now} />
                <PrepareCard interview={next} />
              </div>
            )}
          </div>
        )}
      </div>
    </>
  )
}

const countToday = (items: readonly { startsAt: string }[], zone: string, now: number): number =>
  items.filter(({ startsAt }) => localDateAt(zone, Date.parse(startsAt)) === localDateAt(zone, now)).length

function Headline({ today, open }: { today: number; open: number }) {
  if (today > 0 && open > 0)
    return (
      <Trans>
        <Plural value={today} one="# interview today" other="# interviews today" />,{' '}
        <Plural value={open} one="# request to answer" other="# requests to answer" />
      </Trans>
    )
  if (today > 0) return <Plural value={today} one="# interview today" other="# interviews today" />
  if (open > 0)
    return <Plural value={open} one="# interview request to answer" other="# interview requests to answer" />
  return <Trans>Interviews</Trans>
}
