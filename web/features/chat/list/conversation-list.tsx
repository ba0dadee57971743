import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePages } from '#web/app/query/use-pages.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { type ConversationFilter, conversationsQuery } from '../chat-queries.ts'
import styles from './conversation-list.module.css'
import { ConversationRow } from './conversation-row.tsx'
import { FilterLinks } from './filter-links.tsx'
import { NoConversations } from './no-conversations.tsx'
import { SearchBox } from './search-box.tsx'
import { uniqueById } from './unique-by-id.ts'
import { useDelivered } from './use-delivered.ts'

const FoundMessages = lazyPart(async () => (await import('./found-messages.tsx')).FoundMessages)
const NewConversation = lazyPart(async () => (await import('../dialogs/new-conversation.tsx')).NewConversation)

type ConversationListProps = { open: string | null; filter: ConversationFilter }

export function ConversationList({ open, filter }: ConversationListProps) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const [words, setWords] = useState('')
  const [isStarting, setIsStarting] = useState(false)
  return (
    <section className={styles.pane} aria-label={t`Conversations`}>
      <header className={styles.head}>
        <div className={styles.title}>
          {/* The page's h1 is heard; this is the same word where the eye looks for it. */}
          <p aria-hidden="true">
            <Trans>Inbox</Trans>
          </p>
          <IconButton glyph={IconPlus} label={t`New conversation`} onPress={() => setIsStarting(true)} />
        </div>
        <SearchBox value={words} onChange={setWords} />
        <FilterLinks filter={filter} search={search} />
      </header>
      {words.trim().length > 1 ? (
        <Suspense fallback={null}>
          <FoundMessages words={words.trim()} search={search} />
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
  const { data: first } = useSuspenseQuery(conversationsQuery(filter))
  const { items, state, showMore } = usePages(first, (cursor) => cache.fetchQuery(conversationsQuery(filter, cursor)))
  const shown = uniqueById(items)
  useDelivered(shown)
  if (shown.length === 0) return <NoConversations filter={filter} />
  return (
    <div className={styles.scroll}>
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
          <Button isPending={state === 'pending'} onPress={() => void showMore()}>
            {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
          </Button>
        </div>
      )}
    </div>
  )
}
