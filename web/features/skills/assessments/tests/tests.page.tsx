import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OwnTest } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { libraryQuery } from '../assessment-queries.ts'
import styles from '../assessments.module.css'

export const handle = { frame: { backHref: '/company/assessments' } } satisfies FrameHandle

const queries = pageQueries(() => [libraryQuery])
export const loader = queries.server
export const clientLoader = queries.browser

const PATH = '/company/assessments/tests'

export default function TestsPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <CompanyTests />
    </QueryBoundary>
  )
}

function CompanyTests() {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Assessments`, href: '/company/assessments' }]} />}
        title={<Trans>Your tests</Trans>}
        lead={
          <Trans>Tests and interviews your company has written. Changing one does not affect those under way.</Trans>
        }
        actions={
          <>
            <LinkButton href={`${PATH}/new?format=interview`}>
              <Trans>New interview</Trans>
            </LinkButton>
            <LinkButton variant="filled" href={`${PATH}/new`}>
              <Trans>New test</Trans>
            </LinkButton>
          </>
        }
      />
      <Tests />
    </div>
  )
}

function Tests() {
  const { t } = useLingui()
  const { own } = useSuspenseQuery(libraryQuery).data
  if (own.length === 0)
    return (
      <EmptyState title={t`No tests yet`}>
        <Trans>Write a test with questions of your own, or an interview that people answer when it suits them.</Trans>
      </EmptyState>
    )
  return (
    <Card padding="flush">
      <List label={t`Your tests`}>
        {own.map((one) => (
          <Row key={one.testId} test={one} />
        ))}
      </List>
    </Card>
  )
}

function Row({ test: { testId, title, format, minutes, questionCount } }: { test: OwnTest }) {
  return (
    <ListRow
      title={<bdi translate="no">{title}</bdi>}
      href={`${PATH}/${testId}`}
      meta={
        <>
          <Plural value={questionCount} one="# question" other="# questions" />
          {' · '}
          <Plural value={minutes} one="# minute" other="# minutes" />
        </>
      }
      facts={<Chip size="small">{format === 'interview' ? <Trans>Interview</Trans> : <Trans>Test</Trans>}</Chip>}
    />
  )
}
