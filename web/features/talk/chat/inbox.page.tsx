import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { usePages } from '#web/app/query/use-pages.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Selection } from '#web/ui/data-table-selection.ts'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { useInboxColumns } from './bulk/inbox-columns.tsx'
import { type ConversationFilter, conversationsQuery, readFilter } from './chat-queries.ts'
import { useConversationText } from './conversation-text.ts'
import styles from './inbox.module.css'
import { FilterLinks } from './list/filter-links.tsx'
import { NoConversations } from './list/no-conversations.tsx'
import { uniqueById } from './list/unique-by-id.ts'
import { useLiveInbox } from './list/use-live-inbox.ts'

// Needed only once something is selected.
const BulkActions = lazyPart(async () => (await import('./bulk/bulk-actions.tsx')).BulkActions)

const queries = pageQueries(({ url }) => [conversationsQuery(readFilter(url.searchParams))])
export const handle = { about: () => ({ canonicalPath: '/chat' }) } satisfies PageHandle

export const loader = queries.server
export const clientLoader = queries.browser

export default function InboxPage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  const filter = readFilter(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Inbox key={filter} filter={filter} search={search} />
    </QueryBoundary>
  )
}

function Inbox({ filter, search }: { filter: ConversationFilter; search: URLSearchParams }) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const { nameOf } = useConversationText()
  const columns = useInboxColumns()
  const [selected, setSelected] = useState<Selection>(new Set())
  const { data: first } = useSuspenseQuery(conversationsQuery(filter))
  const { items, state, showMore } = usePages(first, (cursor) =>
    cache.fetchQuery(conversationsQuery(filter, 'all', cursor)),
  )
  const rows = uniqueById(items)
  useLiveInbox()
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Inbox</Trans>}
        lead={<Trans>Select several conversations to update them together.</Trans>}
      />
      <FilterLinks filter={filter} search={search} />
      {rows.length === 0 ? (
        <NoConversations filter={filter} />
      ) : (
        <DataTable<Conversation>
          label={t`Conversations`}
          columns={columns}
          rows={rows}
          getRowId={({ id }) => id}
          getRowName={nameOf}
          selected={selected}
          onSelect={setSelected}
          bulkActions={
            <Suspense fallback={null}>
              <BulkActions
                picked={rows.filter(({ id }) => selected.has(id))}
                isArchive={filter === 'archived'}
                onDone={() => setSelected(new Set())}
              />
            </Suspense>
          }
        />
      )}
      {showMore && (
        <Button isPending={state === 'pending'} onPress={() => void showMore()}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </Button>
      )}
    </div>
  )
}
