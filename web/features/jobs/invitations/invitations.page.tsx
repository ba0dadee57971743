import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { InvitationView } from '#shared/features/jobs/invitations/invitation-kinds.ts'
import { invitationViews } from '#shared/features/jobs/invitations/invitation-kinds.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { jobCountsQuery } from '#web/features/jobs/job-tabs/job-counts.ts'
import { JobsTabs } from '#web/features/jobs/job-tabs/jobs-tabs.tsx'
import { ChoiceLinks } from '#web/features/jobs/jobs/parts/choice-links.tsx'
import { readerQueries } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { useJobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { invitationsQuery, readShelf } from './invitation-queries.ts'
import { InvitationRow } from './invitation-row.tsx'
import styles from './invitations.module.css'

type Facts = { now: number }

const queries = pageQueries(
  ({ url }) => [invitationsQuery(readShelf(url.searchParams)), jobCountsQuery, ...readerQueries],
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function InvitationsPage({ loaderData }: { loaderData: PageData & Facts }) {
  const [search] = useSearchParams()
  const show = readShelf(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Invitations key={show} show={show} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Invitations({ show, requestedAt }: { show: InvitationView; requestedAt: number }) {
  const { t } = useLingui()
  const reader = useJobReader(requestedAt)
  const { data: first } = useSuspenseQuery(invitationsQuery(show))
  const { items, state, showMore } = useLivePages(first, (cursor) => invitationsQuery(show, cursor))
  const labels: Record<InvitationView, string> = { open: t`Open`, answered: t`Answered`, over: t`Past` }
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden" tabIndex={-1}>
        <Trans>Job invitations</Trans>
      </h1>
      <JobsTabs />
      <ChoiceLinks
        label={t`Invitations to show`}
        links={invitationViews.map((shelf) => ({
          href: shelf === 'open' ? '/jobs/invitations' : `/jobs/invitations?show=${shelf}`,
          label: labels[shelf],
          count: first.totals[shelf],
          isCurrent: shelf === show,
        }))}
      />
      {items.length === 0 ? (
        <NoInvitations show={show} />
      ) : (
        <Card padding="flush">
          <List label={t`Invitations`}>
            {items.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} reader={reader} />
            ))}
          </List>
        </Card>
      )}
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </div>
  )
}

function NoInvitations({ show }: { show: InvitationView }) {
  const { t } = useLingui()
  if (show !== 'open')
    return (
      <EmptyState title={t`Nothing here yet`}>
        <Trans>Invitations move here once you answer or they expire.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState title={t`No open invitations`}>
      <Trans>Companies that would like to hire you can invite you to apply. You do not have to answer.</Trans>
    </EmptyState>
  )
}
