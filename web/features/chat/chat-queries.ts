import type { QueryClient } from '@tanstack/react-query'
import type { chat } from '#shared/features/chat/chat.contract.ts'
import type { Conversation } from '#shared/features/chat/conversation.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const conversationFilters = ['all', 'unread', 'pinned', 'support', 'archived'] as const
export type ConversationFilter = (typeof conversationFilters)[number]

export const readFilter = (search: URLSearchParams): ConversationFilter =>
  conversationFilters.find((one) => one === search.get('filter')) ?? 'all'

/** Everything the list and its filters are made of. */
export const CONVERSATIONS_KEY = ['shared', 'conversations'] as const

export const conversationsQuery = (filter: ConversationFilter, cursor?: string) =>
  endpointQuery<typeof chat.list>('GET /shared/api/conversations', { query: { filter, cursor } })

export const conversationQuery = (id: string) =>
  endpointQuery<typeof chat.show>('GET /shared/api/conversations/:id', { params: { id } })

/** The newest page, asked once: what comes after it is told by change numbers. */
export const messagesQuery = (id: string) => ({
  ...endpointQuery<typeof chat.messages>('GET /shared/api/conversations/:id/messages', { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The address of one conversation, for all devices of the person; what the list shows stays as it is. */
export function conversationHref(id: string | null, search?: URLSearchParams): string {
  const next = new URLSearchParams(search)
  next.delete('message')
  if (id === null) next.delete('conversation')
  else next.set('conversation', id)
  return next.size === 0 ? '/chat' : `/chat?${next}`
}

export function holdConversation(cache: QueryClient, conversation: Conversation): void {
  cache.setQueryData(conversationQuery(conversation.id).queryKey, conversation)
}

type Receipt = { personId: string; readSeq?: number; deliveredSeq?: number }

/** Receipts only ever go forward. */
export function holdReceipt(cache: QueryClient, conversationId: string, { personId, ...told }: Receipt): void {
  cache.setQueryData<Conversation>(conversationQuery(conversationId).queryKey, (held) => {
    if (!held) return held
    const others = held.others.map((other) =>
      other.id === personId
        ? {
            ...other,
            deliveredSeq: Math.max(other.deliveredSeq, told.deliveredSeq ?? told.readSeq ?? 0),
            readSeq: told.readSeq === undefined ? other.readSeq : Math.max(other.readSeq ?? 0, told.readSeq),
          }
        : other,
    )
    return { ...held, others }
  })
}

/** The lists, whichever filter and page; not the conversations and messages that stand below the same address. */
export const refreshLists = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({
    predicate: ({ queryKey: [area, name, third] }) =>
      area === 'shared' && name === 'conversations' && typeof third !== 'string',
  })
