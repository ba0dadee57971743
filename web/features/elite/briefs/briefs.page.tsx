import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { BriefShelf } from '#shared/features/elite/briefs/brief-limits.ts'
import type { OwnBriefRow } from '#shared/features/elite/briefs/briefs.contract.ts'
import { isOffered } from '#shared/features/elite/briefs/interest-status.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { type Reader, useReader } from '#web/features/hiring/applications/use-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { Time } from '#web/ui/time.tsx'
import { interestTones, ownInterestWords } from './brief-text.ts'
import styles from './briefs.module.css'
import { ownBriefsQuery, readBriefShelf } from './briefs-queries.ts'
import { BudgetOf } from './parts/brief-facts.tsx'
import { MatchReasons } from './parts/match-reasons.tsx'

const PATH = '/elite/briefs'

type Facts = { now: number }

const queries = pageQueries(
  ({ url }) => [ownBriefsQuery(readBriefShelf(url.searchParams))],
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function BriefsPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const show = readBriefShelf(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.page}>
        <PageHeader
          title={<Trans>Elite briefs</Trans>}
          lead={<Trans>Work that companies offer to members whose skills and terms fit.</Trans>}
        />
        <SegmentedLinks
          label={t`Briefs to show`}
          links={[
            { href: PATH, label: t`Current`, isCurrent: show === 'open' },
            { href: `${PATH}?show=past`, label: t`Past`, isCurrent: show === 'past' },
          ]}
        />
        <Briefs key={show} show={show} requestedAt={loaderData.now} />
      </div>
    </QueryBoundary>
  )
}

function Briefs({ show, requestedAt }: { show: BriefShelf; requestedAt: number }) {
  const { t } = useLingui()
  const reader = useReader(requestedAt)
  const { data: first } = useSuspenseQuery(ownBriefsQuery(show))
  const { items, state, showMore } = useLivePages(first, (cursor) => ownBriefsQuery(show, cursor))
  if (items.length === 0) return <NoBriefs show={show} isMember={first.isMember} />
  return (
    <>
      <Card padding="flush">
        <List label={t`Briefs`}>
          {items.map((one) => (
            <Row key={one.id} brief={one} reader={reader} />
          ))}
        </List>
      </Card>
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </>
  )
}

function NoBriefs({ show, isMember }: { show: BriefShelf; isMember: boolean }) {
  const { t } = useLingui()
  if (!isMember)
    return (
      <EmptyState
        title={t`Briefs are for Elite members`}
        action={
          <LinkButton href="/elite" variant="filled">
            <Trans>About Elite</Trans>
          </LinkButton>
        }
      >
        <Trans>Once you are a member, work that suits you shows up here.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState title={show === 'open' ? t`No briefs right now` : t`No past briefs`}>
      {show === 'open' ? (
        <Trans>We let you know as soon as a company publishes a brief that suits you.</Trans>
      ) : (
        <Trans>Briefs move here once there is an outcome.</Trans>
      )}
    </EmptyState>
  )
}

function Row({ brief, reader }: { brief: OwnBriefRow; reader: Reader }) {
  const { i18n } = useLingui()
  return (
    <ListRow
      title={brief.title}
      href={`${PATH}/${brief.id}`}
      meta={
        <>
          <bdi>{brief.company.name}</bdi>
          {' · '}
          <BudgetOf {...brief} />
        </>
      }
      facts={
        <>
          <Chip size="small" tone={interestTones[brief.status]}>
            {i18n._(ownInterestWords[brief.status])}
          </Chip>
          {isOffered(brief.status) && (
            <span>
              <Trans>
                Reply by <Time at={Date.parse(brief.replyBy)} zone={reader.zone} now={reader.now} />
              </Trans>
            </span>
          )}
        </>
      }
      foot={<MatchReasons match={brief.match} />}
    />
  )
}
