import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { MAX_SEARCH } from '#shared/features/talk/chat/chat-limits.ts'
import { usePages } from '#web/app/query/use-pages.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import { PlainSearchField } from '#web/ui/plain-search-field.tsx'
import { type ConversationFilter, conversationsQuery, filterHref, isMissing, useInboxSide } from '../chat-queries.ts'
import styles from './conversation-list.module.css'
import { ConversationRow } from './conversation-row.tsx'
import { FilterLinks } from './filter-links.tsx'
import { NoConversations } from './no-conversations.tsx'
import { uniqueById } from './unique-by-id.ts'

const FoundMessages = lazyPart(async () => (await import('./found-messages.tsx')).FoundMessages)
const NewConversation = lazyPart(async () => (await import('../dialogs/new-conversation.tsx')).NewConversation)

type ConversationListProps = { open: string | null; filter: ConversationFilter }

export function ConversationList({ open, filter }: ConversationListProps) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const [query, setQuery] = useState('')
  const [isStarting, setIsStarting] = useState(false)
  return (
    <section className={styles.pane} aria-label={t`Conversations`}>
      <header className={styles.head}>
        <div className={styles.title}>
          {/* The h1 is visually hidden; this repeats it where sighted people look for it. */}
          <p aria-hidden="true">
            <Trans>Inbox</Trans>
          </p>
          <PlainIconButton glyph={IconPlus} label={t`New message`} onPress={() => setIsStarting(true)} />
        </div>
        <PlainSearchField
          name="words"
          label={t`Search messages`}
          placeholder={t`Search messages`}
          maxLength={MAX_SEARCH}
          onChange={setQuery}
          onClear={() => setQuery('')}
        />
        <FilterLinks filter={filter} search={search} isShort />
        {isMissing(search) && (
          <Callout tone="warn">
            <Trans>That conversation does not exist or is not yours.</Trans>
          </Callout>
        )}
      </header>
      {query.trim().length > 1 ? (
        <Suspense fallback={null}>
          <FoundMessages query={query.trim()} search={search} />
        </Suspense>
      ) : (
        <Rows key={filter} filter={filter} open={open} search={search} />
      )}
      {isStarting && (
        <Suspense fallback={null}>
          <NewConversation onClose={() => setIsStarting(false)} />
        </Suspense>
      )}
    </section>
  )
}

function Rows({ filter, open, search }: ConversationListProps & { search: URLSearchParams }) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const side = useInboxSide()
  const { data: first } = useSuspenseQuery(conversationsQuery(filter, side))
  const { items, state, showMore } = usePages(first, (cursor) =>
    cache.fetchQuery(conversationsQuery(filter, side, cursor)),
  )
  const shown = uniqueById(items)
  return (
    <div className={styles.scroll}>
      {shown.length === 0 && <NoConversations filter={filter} />}
      <ul role="list" aria-label={t`Conversations`}>
        {shown.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === open}
            search={search}
          />
        ))}
      </ul>
      {showMore && (
        <div className={styles.more}>
          <PlainButton isPending={state === 'pending'} onPress={() => void showMore()}>
            {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
          </PlainButton>
        </div>
      )}
      {filter === 'all' && (
        <p className={styles.archive}>
          <Link to={filterHref('archived', search)} preventScrollReset>
            <Trans>Archived conversations</Trans>
          </Link>
        </p>
      )}
    </div>
  )
}
