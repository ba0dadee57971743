import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { messageChanged, messageCreated } from '#shared/features/talk/chat/chat.events.ts'
import { conversationChannel } from '#shared/features/talk/chat/chat-channels.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { createGapFiller } from '#web/platform/realtime/gap-filler.ts'
import { useChannel, useConnectionState, useEvent } from '#web/platform/realtime/use-event.ts'
import { conversationQuery, messagesQuery } from '../chat-queries.ts'
import { newestChange, startLog, withChanges, withEarlier } from './message-log.ts'

/** Polling interval without a live connection while the page is visible. */
const POLL_MS = 10_000

type Change = { seq: number; message: Message }

/** One conversation's messages, without gaps. The component is remounted for each conversation. */
export function useMessageLog(conversationId: string) {
  const { client } = useSession()
  const cache = useQueryClient()
  const { data: first } = useSuspenseQuery(messagesQuery(conversationId))
  const [log, setLog] = useState(() => startLog(first))
  const [earlier, setEarlier] = useState<'ready' | 'pending' | 'failed'>('ready')
  const params = { id: conversationId }

  const [filler] = useState(() =>
    createGapFiller<Change>({
      last: newestChange(first.items),
      fetchAfter: async (after) => {
        const { items } = await callApi<typeof chat.changes>(client, 'GET /shared/api/conversations/:id/changes', {
          params: { id: conversationId },
          query: { after },
        })
        return items.map((message) => ({ seq: message.change, message }))
      },
      onItems: (changes) =>
        setLog((current) =>
          withChanges(
            current,
            changes.map(({ message }) => message),
          ),
        ),
      // Offline: retried on reconnect, and every few seconds until then.
    }),
  )

  const catchUp = useCallback(() => {
    void filler.catchUp()
    void cache.invalidateQueries({ queryKey: conversationQuery(conversationId).queryKey, exact: true })
  }, [filler, cache, conversationId])

  const onMessage = ({ change }: { change: number }) => filler.announce(change)
  useChannel(conversationChannel, { conversationId }, { onOpen: catchUp })
  useEvent(messageCreated, { conversationId }, onMessage)
  useEvent(messageChanged, { conversationId }, onMessage)
  usePollingFallback(catchUp)

  /** Adds a message as returned by the server: sent, edited or reacted to. */
  function upsert(message: Message) {
    if (message.conversationId !== conversationId) return
    setLog((current) => withChanges(current, [message]))
    filler.add({ seq: message.change })
  }

  async function loadEarlier(limit = 50): Promise<void> {
    const before = log.messages[0]?.seq
    if (before === undefined || earlier === 'pending') return
    setEarlier('pending')
    try {
      const page = await callApi<typeof chat.messages>(client, 'GET /shared/api/conversations/:id/messages', {
        params,
        query: { before, limit },
      })
      setLog((current) => withEarlier(current, page))
      setEarlier('ready')
    } catch {
      setEarlier('failed')
    }
  }

  return { ...log, earlier, loadEarlier, upsert, catchUp }
}

/** On mount, when the window becomes visible again, and periodically as long as nothing arrives live. */
function usePollingFallback(ask: () => void): void {
  const isLive = useConnectionState() === 'connected'
  useEffect(ask, [ask])
  useEffect(() => {
    const pollIfVisible = () => void (document.visibilityState === 'visible' && ask())
    addEventListener('online', ask)
    document.addEventListener('visibilitychange', pollIfVisible)
    const timer = isLive ? undefined : setInterval(pollIfVisible, POLL_MS)
    return () => {
      removeEventListener('online', ask)
      document.removeEventListener('visibilitychange', pollIfVisible)
      clearInterval(timer)
    }
  }, [ask, isLive])
}
