import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { AssessmentShelf } from '#shared/features/skills/assessments/assessment-limits.ts'
import { isWaiting } from '#shared/features/skills/assessments/assessment-status.ts'
import type { CompanyAssessment } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { type Reader, useReader } from '#web/features/hiring/applications/use-reader.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { Time } from '#web/ui/time.tsx'
import { companyAssessmentsQuery, readShelf } from './assessment-queries.ts'
import { toneOf, useCompanyStatusText } from './assessment-text.ts'
import styles from './assessments.module.css'

const PATH = '/company/assessments'

type Facts = { now: number }

const queries = pageQueries(
  ({ url }) => [companyAssessmentsQuery(readShelf(url.searchParams))],
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function CompanyAssessmentsPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const show = readShelf(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.page}>
        <PageHeader
          title={<Trans>Assessments</Trans>}
          lead={<Trans>Ask applicants, or anybody by email, to take a test, and read the results here.</Trans>}
          actions={
            <>
              <LinkButton href={`${PATH}/tests`}>
                <Trans>Your tests</Trans>
              </LinkButton>
              <LinkButton variant="filled" href={`${PATH}/new`}>
                <Trans>Send a test</Trans>
              </LinkButton>
            </>
          }
        />
        <SegmentedLinks
          label={t`Assessments to show`}
          links={[
            { href: PATH, label: t`Open`, isCurrent: show === 'open' },
            { href: `${PATH}?show=marking`, label: t`To mark`, isCurrent: show === 'marking' },
            { href: `${PATH}?show=done`, label: t`Finished`, isCurrent: show === 'done' },
          ]}
        />
        <Assessments key={show} show={show} requestedAt={loaderData.now} />
      </div>
    </QueryBoundary>
  )
}

function Assessments({ show, requestedAt }: { show: AssessmentShelf; requestedAt: number }) {
  const { t } = useLingui()
  const reader = useReader(requestedAt)
  const { data: first } = useSuspenseQuery(companyAssessmentsQuery(show))
  const { items, state, showMore } = useLivePages(first, (cursor) => companyAssessmentsQuery(show, cursor))
  if (items.length === 0)
    return (
      <EmptyState
        title={
          show === 'open'
            ? t`No open assessments`
            : show === 'marking'
              ? t`Nothing to mark`
              : t`No finished assessments`
        }
      >
        {show === 'open' ? (
          <Trans>Tests you have sent show up here until they are taken.</Trans>
        ) : show === 'marking' ? (
          <Trans>Answers waiting for your marks appear here, newest first.</Trans>
        ) : (
          <Trans>Assessments move here once they are taken, declined or over.</Trans>
        )}
      </EmptyState>
    )
  return (
    <>
      <Card padding="flush">
        <List label={t`Assessments`}>
          {items.map((one) => (
            <Row key={one.id} assessment={one} reader={reader} />
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

function Row({ assessment, reader }: { assessment: CompanyAssessment; reader: Reader }) {
  const texts = useCompanyStatusText()
  const { id, title, to, status, jobTitle, expiresAt, finishedAt, percent, hasOpenAppeal } = assessment
  return (
    <ListRow
      mark={<Avatar name={to.name} />}
      title={to.name}
      href={`${PATH}/${id}`}
      meta={
        <>
          <bdi>{title}</bdi>
          {jobTitle && (
            <>
              {' · '}
              <bdi>{jobTitle}</bdi>
            </>
          )}
        </>
      }
      facts={
        <>
          <Chip size="small" tone={toneOf[status]}>
            {texts[status]}
          </Chip>
          {hasOpenAppeal && (
            <Chip size="small" tone="warn">
              <Trans>Appeal</Trans>
            </Chip>
          )}
          {percent !== null && (
            <span>
              <Trans>{percent} out of 100</Trans>
            </span>
          )}
          {isWaiting(status) && (
            <span>
              <Trans>
                Until <Time at={Date.parse(expiresAt)} zone={reader.zone} now={reader.now} />
              </Trans>
            </span>
          )}
          {finishedAt && (
            <span>
              <Time at={Date.parse(finishedAt)} zone={reader.zone} now={reader.now} />
            </span>
          )}
        </>
      }
    />
  )
}
