import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { MAX_SEARCH } from '#shared/features/talk/chat/chat-limits.ts'
import type { FoundMessage } from '#shared/features/talk/chat/message.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { usePages } from '#web/app/query/use-pages.ts'
import { describeError } from '#web/app/words/error-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { conversationsQuery } from '../chat-queries.ts'
import { useConversationText } from '../conversation-text.ts'
import { ListTime } from '../times/list-time.tsx'
import { useDeferredText } from '../use-deferred-text.ts'
import styles from './conversation-list.module.css'
import rowStyles from './conversation-row.module.css'

const foundQuery = (q: string, cursor?: string) =>
  endpointQuery<typeof chat.search>('GET /shared/api/messages/search', { query: { q, cursor } })

type FoundMessagesProps = { query: string; search: URLSearchParams }

export function FoundMessages({ query, search }: FoundMessagesProps) {
  const { i18n } = useLingui()
  const q = useDeferredText(query.slice(0, MAX_SEARCH))
  const { data, error, isPending } = useQuery(foundQuery(q))
  return (
    <div className={styles.scroll}>
      <p role="status" className={styles.found}>
        {isPending && <Trans>Searching</Trans>}
        {error && i18n._(describeError(error))}
        {data?.items.length === 0 && <Trans>No messages from the last 12 months match.</Trans>}
      </p>
      {data && data.items.length > 0 && <Found key={q} q={q} first={data} search={search} />}
    </div>
  )
}

type FoundProps = { q: string; first: { items: FoundMessage[]; nextCursor: string | null }; search: URLSearchParams }

function Found({ q, first, search }: FoundProps) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const { nameOf } = useConversationText()
  const { data: known } = useQuery(conversationsQuery('all'))
  const { items, state, showMore } = usePages(first, (cursor) => cache.fetchQuery(foundQuery(q, cursor)))
  // An old conversation may not be in the loaded list; the message alone has to do.
  const nameIn = (id: string) => {
    const conversation = known?.items.find((one) => one.id === id)
    return conversation && nameOf(conversation)
  }
  return (
    <>
      <ul role="list" aria-label={t`Messages found`}>
        {items.map((found) => (
          <li key={found.id} className={rowStyles.foundRow}>
            <div>
              {nameIn(found.conversationId) && (
                <p className={rowStyles.about}>
                  <bdi>{nameIn(found.conversationId)}</bdi>
                </p>
              )}
              <Link to={foundHref(found, search)} className={rowStyles.found} preventScrollReset>
                <bdi>{marked(found.snippet)}</bdi>
              </Link>
            </div>
            <ListTime at={found.at} />
          </li>
        ))}
      </ul>
      {showMore && (
        <div className={styles.more}>
          <Button isPending={state === 'pending'} onPress={() => void showMore()}>
            {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
          </Button>
        </div>
      )}
    </>
  )
}

function foundHref({ conversationId, seq }: FoundMessage, search: URLSearchParams): string {
  const next = new URLSearchParams(search)
  next.set('conversation', conversationId)
  next.set('message', String(seq))
  return `?${next}`
}

function marked({ text, marks }: FoundMessage['snippet']): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const { from, to } of marks) {
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>)
    end = to
  }
  return [...parts, text.slice(end)]
}
