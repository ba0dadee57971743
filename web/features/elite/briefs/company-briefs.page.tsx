import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { BriefShelf } from '#shared/features/elite/briefs/brief-limits.ts'
import { isDraftBrief, isUnsortedBrief } from '#shared/features/elite/briefs/brief-status.ts'
import type { CompanyBriefRow } from '#shared/features/elite/briefs/company-briefs.contract.ts'
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
import { briefStatusWords, briefTones } from './brief-text.ts'
import styles from './briefs.module.css'
import { companyBriefsQuery, readBriefShelf } from './briefs-queries.ts'

const PATH = '/company/briefs'

type Facts = { now: number }

const queries = pageQueries(
  ({ url }) => [companyBriefsQuery(readBriefShelf(url.searchParams))],
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function CompanyBriefsPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const show = readBriefShelf(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.page}>
        <PageHeader
          title={<Trans>Elite briefs</Trans>}
          lead={<Trans>Describe a piece of work. Elite members whose skills and terms fit can propose theirs.</Trans>}
          actions={
            <>
              <LinkButton href="/company/projects">
                <Trans>Projects</Trans>
              </LinkButton>
              <LinkButton variant="filled" href={`${PATH}/new`}>
                <Trans>Write a brief</Trans>
              </LinkButton>
            </>
          }
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
  const { data: first } = useSuspenseQuery(companyBriefsQuery(show))
  const { items, state, showMore } = useLivePages(first, (cursor) => companyBriefsQuery(show, cursor))
  if (items.length === 0)
    return (
      <EmptyState title={show === 'open' ? t`No current briefs` : t`No past briefs`}>
        {show === 'open' ? (
          <Trans>Briefs you write show up here, with the replies of members.</Trans>
        ) : (
          <Trans>Briefs move here once they are finished or cancelled.</Trans>
        )}
      </EmptyState>
    )
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

function Row({ brief, reader }: { brief: CompanyBriefRow; reader: Reader }) {
  const { i18n } = useLingui()
  const { id, title, status, matched, replied, openQuestions, replyBy } = brief
  return (
    <ListRow
      title={title}
      href={`${PATH}/${id}`}
      meta={
        isDraftBrief(status) ? (
          <Trans>Not published yet</Trans>
        ) : (
          <>
            <Plural value={matched} one="# member matched" other="# members matched" />
            {' · '}
            <Plural value={replied} one="# interested" other="# interested" />
          </>
        )
      }
      facts={
        <>
          <Chip size="small" tone={briefTones[status]}>
            {i18n._(briefStatusWords[status])}
          </Chip>
          {openQuestions > 0 && (
            <Chip size="small" tone="warn">
              <Plural value={openQuestions} one="# question to answer" other="# questions to answer" />
            </Chip>
          )}
          {replyBy && isUnsortedBrief(status) && (
            <span>
              <Trans>
                Replies until <Time at={Date.parse(replyBy)} zone={reader.zone} now={reader.now} />
              </Trans>
            </span>
          )}
        </>
      }
    />
  )
}
