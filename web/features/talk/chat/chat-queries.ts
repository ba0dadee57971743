import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { chat } from '#shared/features/talk/chat/chat.contract.ts'
import type { receiptChanged } from '#shared/features/talk/chat/chat.events.ts'
import type { chatOps } from '#shared/features/talk/chat/chat-ops.contract.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { PayloadOf } from '#shared/live/event.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

/** `desk` is every support request, for those who answer them. */
export const conversationFilters = ['all', 'unread', 'companies', 'pinned', 'support', 'desk', 'archived'] as const
export type ConversationFilter = (typeof conversationFilters)[number]

export const readFilter = (search: URLSearchParams): ConversationFilter =>
  conversationFilters.find((one) => one === search.get('filter')) ?? 'all'

/** `company`: the inbox of the company workspace, which shows nothing a person writes for themselves. */
type InboxSide = 'all' | 'company'

const COMPANY_INBOX = '/company/inbox'

export const sideAt = (pathname: string): InboxSide => (pathname === COMPANY_INBOX ? 'company' : 'all')
export const useInboxSide = (): InboxSide => sideAt(useLocation().pathname)
export const inboxPath = (side: InboxSide): string => (side === 'company' ? COMPANY_INBOX : '/chat')

export const conversationsQuery = (filter: ConversationFilter, side: InboxSide = 'all', cursor?: string) =>
  filter === 'desk'
    ? endpointQuery<typeof chatOps.support>('GET /ops/api/support-conversations', { query: { cursor } })
    : endpointQuery<typeof chat.list>('GET /shared/api/conversations', {
        query: { filter, cursor, ...(side === 'company' && { side }) },
      })

export const conversationQuery = (id: string) =>
  endpointQuery<typeof chat.show>('GET /shared/api/conversations/:id', { params: { id } })

/** The newest page, fetched once: updates after that arrive by change number. */
export const messagesQuery = (id: string) => ({
  ...endpointQuery<typeof chat.messages>('GET /shared/api/conversations/:id/messages', { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Set in the list's URL when a requested conversation does not exist, or not for this person. */
const MISSING = 'missing'

export const isMissing = (search: URLSearchParams): boolean => search.has(MISSING)

export function missingHref(pathname: string, search: URLSearchParams): string {
  const next = new URLSearchParams(search)
  for (const name of ['conversation', 'message']) next.delete(name)
  next.set(MISSING, '1')
  return `${pathname}?${next}`
}

export function filterHref(filter: ConversationFilter, search: URLSearchParams): string {
  const next = new URLSearchParams(search)
  next.delete(MISSING)
  if (filter === 'all') next.delete('filter')
  else next.set('filter', filter)
  return `?${next}`
}

/**
 * The URL of one conversation, valid on all of the person's devices. With the search of the list it stays in the same inbox and
 * keeps the list's own parameters.
 */
export function conversationHref(id: string | null, search?: URLSearchParams): string {
  const next = new URLSearchParams(search)
  for (const name of ['message', MISSING]) next.delete(name)
  if (id === null) next.delete('conversation')
  else next.set('conversation', id)
  return search ? `?${next}` : `/chat?${next}`
}

export function cacheConversation(cache: QueryClient, conversation: Conversation): void {
  cache.setQueryData(conversationQuery(conversation.id).queryKey, conversation)
}

type Receipt = PayloadOf<typeof receiptChanged>

/** Receipts only move forward. */
export function applyReceipt(cache: QueryClient, { conversationId, personId, ...receipt }: Receipt): void {
  const { queryKey } = conversationQuery(conversationId)
  cache.setQueryData<Conversation>(queryKey, (cached) => {
    if (!cached) return cached
    const others = cached.others.map((other) =>
      other.id === personId
        ? {
            ...other,
            deliveredSeq: Math.max(other.deliveredSeq, receipt.deliveredSeq ?? receipt.readSeq ?? 0),
            readSeq: receipt.readSeq === undefined ? other.readSeq : Math.max(other.readSeq ?? 0, receipt.readSeq),
          }
        : other,
    )
    return { ...cached, others }
  })
  // A request in flight may have been answered before this receipt, and would revert it.
  if (cache.isFetching({ queryKey, exact: true }) > 0) void cache.invalidateQueries({ queryKey, exact: true })
}

/** Lists with any filter and page, but not the conversations and messages whose keys start the same. */
export const refreshLists = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({
    predicate: ({ queryKey: [, name, third] }) =>
      name === 'support-conversations' || (name === 'conversations' && typeof third !== 'string'),
  })

/** Every cached conversation, in lists or alone, but no messages. */
export const refreshConversations = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[1] === 'conversations' && !queryKey.includes('messages'),
  })

export const contactsQuery = (q: string) =>
  endpointQuery<typeof chat.contacts>('GET /shared/api/conversations/contacts', { query: { q } })
