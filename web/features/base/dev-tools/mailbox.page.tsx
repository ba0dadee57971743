import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { mailbox } from '#shared/features/base/dev-tools/mailbox.contract.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './mailbox.module.css'
import { MailboxReader } from './mailbox-reader.tsx'

export const handle = { frame: { width: 'wide' } } satisfies FrameHandle

const MESSAGE = 'message'
const newest = endpointQuery<typeof mailbox.list>('GET /shared/api/dev/mailbox', { query: { limit: 100 } })
const one = (id: string) => endpointQuery<typeof mailbox.show>('GET /shared/api/dev/mailbox/:id', { params: { id } })

const queries = pageQueries(({ url }) => {
  const id = url.searchParams.get(MESSAGE)
  return id ? [newest, one(id)] : [newest]
})
export const loader = queries.server
export const clientLoader = queries.browser

/** The emails the product has sent while no mail server is configured. Never part of production. */
export default function MailboxPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Mailbox />
    </QueryBoundary>
  )
}

function Mailbox() {
  const { t } = useLingui()
  const { client } = useSession()
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const selected = search.get(MESSAGE)
  const entries = useQuery(newest).data?.items ?? []

  async function empty() {
    await callApi<typeof mailbox.empty>(client, 'DELETE /shared/api/dev/mailbox')
    setSearch({})
    await queryClient.invalidateQueries({ queryKey: newest.queryKey })
  }

  return (
    <>
      <PageHeader
        title={<Trans>Mailbox</Trans>}
        lead={<Trans>Emails arrive here until a mail server is configured.</Trans>}
        actions={entries.length > 0 && <Button onPress={() => void empty()}>{t`Delete all`}</Button>}
      />
      {entries.length === 0 ? (
        <EmptyState title={t`No emails yet`}>
          <Trans>Sign up or request a link and the email appears here.</Trans>
        </EmptyState>
      ) : (
        <div className={styles.panes}>
          <Card padding="flush">
            <List label={t`Emails, newest first`}>
              {entries.map(({ id, to, subject, sentAt }) => (
                <ListRow
                  key={id}
                  href={`?${MESSAGE}=${id}`}
                  title={subject}
                  meta={
                    <>
                      <bdi className={styles.to}>{to}</bdi> · <SentAt instant={sentAt} />
                    </>
                  }
                  isSelected={id === selected}
                />
              ))}
            </List>
          </Card>
          {selected && <MailboxReader key={selected} query={one(selected)} />}
        </div>
      )}
    </>
  )
}

/** In UTC on both sides, so that server and browser render the same text. */
function SentAt({ instant }: { instant: string }) {
  const { i18n } = useLingui()
  return (
    <time dateTime={instant}>
      {i18n.date(instant, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })} UTC
    </time>
  )
}
