import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { InterviewShelf, RequestShelf } from '#shared/features/hiring/interviews/interview-kinds.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { CalendarsButton } from './calendars/calendars-button.tsx'
import { CompanyRequestRow } from './company/company-request-row.tsx'
import { CompanyWeek, companyWeekQueries } from './company/company-week.tsx'
import { companyInterviewsQuery, companyRequestsQuery } from './interview-queries.ts'
import { InterviewRow } from './parts/interview-row.tsx'
import styles from './parts/parts.module.css'

const PATH = '/company/interviews'
const shelves = ['upcoming', 'week', 'requests', 'past-requests', 'completed'] as const
type Shelf = (typeof shelves)[number]

const requestsOn = { requests: 'open', 'past-requests': 'closed' } as const

const readShelf = (params: URLSearchParams): Shelf => shelves.find((one) => one === params.get('show')) ?? 'upcoming'

type Facts = { now: number }

const queries = pageQueries(
  ({ url }) => {
    const show = readShelf(url.searchParams)
    if (show === 'week') return companyWeekQueries(url.searchParams.get('week'), Date.now())
    return [
      show === 'upcoming' || show === 'completed'
        ? companyInterviewsQuery(show)
        : companyRequestsQuery(requestsOn[show]),
    ]
  },
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function CompanyInterviewsPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const show = readShelf(search)
  const labels: Record<Shelf, string> = {
    upcoming: t`Upcoming`,
    week: t`Week`,
    requests: t`Open requests`,
    'past-requests': t`Past requests`,
    completed: t`Past interviews`,
  }
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <PageHeader
        title={<Trans>Interviews</Trans>}
        lead={<Trans>Request an interview on an applicant’s page. They choose one of your times.</Trans>}
        actions={
          <>
            <CalendarsButton />
            <LinkButton href="/company/applicants">
              <Trans>Applicants</Trans>
            </LinkButton>
          </>
        }
      />
      <div className={styles.page}>
        <SegmentedLinks
          label={t`Interviews to show`}
          links={shelves.map((shelf) => ({
            href: shelf === 'upcoming' ? PATH : `${PATH}?show=${shelf}`,
            label: labels[shelf],
            isCurrent: shelf === show,
          }))}
        />
        {show === 'week' ? (
          <CompanyWeek week={search.get('week')} requestedAt={loaderData.now} />
        ) : show === 'upcoming' || show === 'completed' ? (
          <Interviews key={show} show={show} />
        ) : (
          <Requests key={show} show={requestsOn[show]} />
        )}
      </div>
    </QueryBoundary>
  )
}

function Requests({ show }: { show: RequestShelf }) {
  const { t } = useLingui()
  const { data: first } = useSuspenseQuery(companyRequestsQuery(show))
  const { items, state, showMore } = useLivePages(first, (cursor) => companyRequestsQuery(show, {}, cursor))
  if (items.length === 0)
    return (
      <EmptyState title={show === 'open' ? t`No open requests` : t`Nothing here yet`}>
        {show === 'open' ? (
          <Trans>Requests waiting for an applicant’s reply, or for yours, show up here.</Trans>
        ) : (
          <Trans>Requests move here once they are answered or expire.</Trans>
        )}
      </EmptyState>
    )
  return (
    <>
      <Card padding="flush">
        <ul role="list">
          {items.map((request) => (
            <CompanyRequestRow key={request.id} request={request} />
          ))}
        </ul>
      </Card>
      <More state={state} showMore={showMore} />
    </>
  )
}

function Interviews({ show }: { show: InterviewShelf }) {
  const { t } = useLingui()
  const { data: first } = useSuspenseQuery(companyInterviewsQuery(show))
  const { items, state, showMore } = useLivePages(first, (cursor) => companyInterviewsQuery(show, {}, cursor))
  if (items.length === 0)
    return (
      <EmptyState title={t`No interviews here`}>
        <Trans>Interviews show up here once an applicant has chosen a time.</Trans>
      </EmptyState>
    )
  return (
    <>
      <Card padding="flush">
        <ul role="list">
          {items.map((interview) => (
            <InterviewRow
              key={interview.id}
              interview={interview}
              title={interview.talent.name}
              titleHref={`/company/applicants/${interview.applicationId}`}
              side="company"
            />
          ))}
        </ul>
      </Card>
      <More state={state} showMore={showMore} />
    </>
  )
}

function More({ state, showMore }: { state: string; showMore: (() => void) | null }) {
  if (!showMore) return null
  return (
    <PlainButton isPending={state === 'pending'} onPress={showMore}>
      {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
    </PlainButton>
  )
}
