import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { personChannelOf } from '#shared/kit/person-channel.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useChannel, useLineState } from '#web/platform/realtime/use-line.ts'
import { conversationQuery, holdReceipt, type Receipt, refreshConversations, refreshLists } from '../chat-queries.ts'

/** Without a live line the list is asked for this often while somebody looks at it. */
const ASK_EVERY_MS = 20_000

/** Keeps the lists right, on every device of the person at once. */
export function useLiveInbox(): void {
  const cache = useQueryClient()
  const personId = useIdentity()?.id
  const isLive = useLineState() === 'connected'
  useChannel(personId ? personChannelOf(personId) : null, {
    // The open conversation too: how far its messages have come is told on this channel alone.
    onOpen: () => void refreshConversations(cache),
    events: {
      'inbox.changed': (data) => {
        const { conversationId } = data as { conversationId: string | null }
        void refreshLists(cache)
        if (conversationId === null) return
        void cache.invalidateQueries({ queryKey: conversationQuery(conversationId).queryKey, exact: true })
      },
      'receipt.changed': (data) => holdReceipt(cache, data as Receipt),
      // Which of them show that person is not told.
      'blocks.changed': () => void refreshConversations(cache),
    },
  })
  useEffect(() => {
    if (isLive) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && void refreshLists(cache), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isLive, cache])
}
