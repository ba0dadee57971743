import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { blocksChanged } from '#shared/features/people/preferences/preferences.events.ts'
import { inboxChanged, receiptChanged } from '#shared/features/talk/chat/chat.events.ts'
import { personChannel } from '#shared/kit/person-channel.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useChannel, useConnectionState, useEvent } from '#web/platform/realtime/use-event.ts'
import { applyReceipt, conversationQuery, refreshConversations, refreshLists } from '../chat-queries.ts'

/** Polling interval without a live connection while the page is visible. */
const POLL_MS = 20_000

/** Keeps the lists up to date, across all of the person's devices. */
export function useLiveInbox(): void {
  const cache = useQueryClient()
  const personId = useIdentity()?.id
  const isLive = useConnectionState() === 'connected'
  const person = personId ? { personId } : null
  // Includes the open conversation: receipts only arrive on this channel.
  useChannel(personChannel, person, { onOpen: () => void refreshConversations(cache) })
  useEvent(inboxChanged, person, ({ conversationId }) => {
    void refreshLists(cache)
    if (conversationId === null) return
    void cache.invalidateQueries({ queryKey: conversationQuery(conversationId).queryKey, exact: true })
  })
  useEvent(receiptChanged, person, (receipt) => applyReceipt(cache, receipt))
  // The event does not say which conversations include the blocked person.
  useEvent(blocksChanged, person, () => void refreshConversations(cache))
  useEffect(() => {
    if (isLive) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && void refreshLists(cache), POLL_MS)
    return () => clearInterval(timer)
  }, [isLive, cache])
}
