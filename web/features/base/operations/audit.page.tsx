import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import type { AuditEntry, operations } from '#shared/features/base/operations/operations.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { usePages } from '#web/app/query/use-pages.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from './audit.module.css'
import { AuditAction } from './audit-action.tsx'
import { auditQuery } from './operations-queries.ts'

const filterOf = (search: URLSearchParams) => ({
  actor: search.get('actor') ?? undefined,
  subject: search.get('subject') ?? undefined,
})

const queries = pageQueries(({ url }) => [auditQuery(filterOf(url.searchParams))])
export const loader = async (args: LoaderFunctionArgs) => ({ ...(await queries.server(args)), now: Date.now() })
export const clientLoader = async (args: ClientLoaderFunctionArgs) => ({
  ...(await queries.browser(args)),
  now: Date.now(),
})

export default function AuditPage({ loaderData }: { loaderData: PageData & { now: number } }) {
  const [search] = useSearchParams()
  const { actor, subject } = filterOf(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <AuditLog
        key={`${actor} ${subject}`}
        filter={{ ...(actor && { actor }), ...(subject && { subject }) }}
        requestedAt={loaderData.now}
      />
    </QueryBoundary>
  )
}

type Filter = { actor?: string; subject?: string }

function AuditLog({ filter, requestedAt }: { filter: Filter; requestedAt: number }) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const { data: first } = useSuspenseQuery(auditQuery(filter))
  const { items, showMore, state } = usePages(first, (cursor) =>
    cache.fetchQuery(
      endpointQuery<typeof operations.audit>('GET /ops/api/audit-log', { query: { ...filter, cursor } }),
    ),
  )
  const isFiltered = Object.keys(filter).length > 0
  return (
    <>
      <PageHeader
        title={<Trans>Audit log</Trans>}
        lead={<Trans>What operators did and viewed, newest first. Entries cannot be edited.</Trans>}
        actions={
          isFiltered && (
            <LinkButton href="/ops/audit">
              <Trans>Show everything</Trans>
            </LinkButton>
          )
        }
      />
      <Card padding="flush">
        {items.length === 0 ? (
          <p className={styles.none}>
            <Trans>Nothing has been recorded yet.</Trans>
          </p>
        ) : (
          <ol role="list" className={styles.list} aria-label={t`Audit log`}>
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} requestedAt={requestedAt} />
            ))}
          </ol>
        )}
      </Card>
      {state === 'failed' && (
        <Callout tone="warn">
          <Trans>The next entries could not be loaded. Try again.</Trans>
        </Callout>
      )}
      {showMore && (
        <Button onPress={showMore} isPending={state === 'pending'}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}

function Entry({ entry, requestedAt }: { entry: AuditEntry; requestedAt: number }) {
  const { t } = useLingui()
  const now = useNow() ?? requestedAt
  const readerZone = useReaderZone()
  const zone = useIdentity()?.timeZone ?? readerZone ?? 'UTC'
  const { actor, action, subject, before, after, reason, at } = entry
  return (
    <li className={styles.entry}>
      <span className={styles.when}>
        <Time at={Date.parse(at)} zone={zone} now={now} />
      </span>
      <AuditAction name={action} />
      <span className={styles.words}>
        <Link to={`/ops/audit?subject=${subject.id}`} aria-label={t`Everything about ${subject.label || subject.kind}`}>
          <bdi>{subject.label || subject.kind}</bdi>
        </Link>
        {reason && (
          <q>
            <bdi>{reason}</bdi>
          </q>
        )}
        {(before || after) && (
          <span className={styles.change}>
            <Facts facts={before} />
            {before && after && ' → '}
            <Facts facts={after} />
          </span>
        )}
      </span>
      {actor ? (
        <Link to={`/ops/audit?actor=${actor.id}`} aria-label={t`Everything by ${actor.name}`}>
          <bdi>{actor.name}</bdi>
        </Link>
      ) : (
        <span>
          <Trans>Deleted account</Trans>
        </span>
      )}
    </li>
  )
}

const Facts = ({ facts }: { facts: AuditEntry['before'] }) =>
  facts && (
    <bdi>
      {Object.entries(facts)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', ')}
    </bdi>
  )
