import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { Overview } from '#shared/features/base/operations/operations.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './operations.module.css'
import { auditQuery, overviewQuery } from './operations-queries.ts'
import { QueueStrip } from './queue-strip.tsx'
import { Trail } from './trail.tsx'

const SHOWN = 8

const queries = pageQueries(() => [overviewQuery(), auditQuery()])
export const loader = async (args: LoaderFunctionArgs) => ({ ...(await queries.server(args)), now: Date.now() })
export const clientLoader = async (args: ClientLoaderFunctionArgs) => ({
  ...(await queries.browser(args)),
  now: Date.now(),
})

export default function OverviewPage({ loaderData }: { loaderData: PageData & { now: number } }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <AtAGlance requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function AtAGlance({ requestedAt }: { requestedAt: number }) {
  const { data } = useSuspenseQuery(overviewQuery())
  const { data: audit } = useSuspenseQuery(auditQuery())
  return (
    <>
      <PageHeader
        title={<Standing overview={data} />}
        lead={
          <Plural
            value={data.decided}
            _0="No cases decided in the last 24 hours."
            one="# case decided in the last 24 hours."
            other="# cases decided in the last 24 hours."
          />
        }
        actions={
          <LinkButton href="/ops/audit">
            <Trans>Open the audit log</Trans>
          </LinkButton>
        }
      />
      <div className={styles.page}>
        <QueueStrip requestedAt={requestedAt} />
        <Card title={<Trans>Latest activity</Trans>}>
          <Trail entries={audit.items.slice(0, SHOWN)} requestedAt={requestedAt} />
        </Card>
      </div>
    </>
  )
}

function Standing({ overview: { queues } }: { overview: Overview }) {
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0)
  const late = queues.reduce((sum, queue) => sum + queue.late, 0)
  if (waiting === 0) return <Trans>Nothing is waiting</Trans>
  const cases = <Plural value={waiting} one="# case waiting" other="# cases waiting" />
  if (late === 0) return cases
  return (
    <>
      {cases}
      {', '}
      <Plural value={late} one="# overdue" other="# overdue" />
    </>
  )
}
