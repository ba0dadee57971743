import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { typing as typingEvent } from '#shared/features/talk/chat/chat.events.ts'
import { conversationPresence } from '#shared/features/talk/chat/chat-channels.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'
import { useIsOffline } from '#web/ui/offline-notice.tsx'
import { conversationQuery } from '../chat-queries.ts'
import { blockedOther } from '../conversation-text.ts'
import { createTypists, shouldSendTyping } from './typing.ts'

const nobody: ReadonlySet<string> = new Set()

/**
 * Who is online and who is typing. People who hide their presence are denied the channel, and see nobody either. So are members
 * who have not written for the company yet: a new `lastSentId`, their last message, triggers another attempt.
 */
export function usePresence(conversation: Conversation, lastSentId: string | undefined) {
  const { id, isRequest, others } = conversation
  const isInSight = !isRequest && blockedOther(conversation) === undefined
  const [here, setHere] = useState(nobody)
  const [typing, setTyping] = useState(nobody)
  const [typists] = useState(() => createTypists(setTyping))
  const [denied, setDenied] = useState<{ lastSentId: string | undefined } | null>(null)
  const lastSentAt = useRef<number | null>(null)
  const cache = useQueryClient()
  const isOffline = useIsOffline()
  const isDenied = denied !== null && denied.lastSentId === lastSentId
  // Unblocking allows another attempt.
  if (!isInSight && denied !== null) setDenied(null)
  useEffect(() => () => typists.clear(), [typists])

  const joined = isInSight && !isDenied ? { conversationId: id } : null
  useEvent(typingEvent, joined, (_payload, { from }) => {
    const typist = others.find((other) => other.id === from)
    if (typist) typists.noteTyping(typist.id)
  })
  const { send } = useChannel(conversationPresence, joined, {
    onMembers: (members) => setHere(new Set(members.keys())),
    onDenied: () => {
      setHere(nobody)
      setDenied({ lastSentId })
      // Whatever closed the channel also changed what else is visible of them.
      void cache.invalidateQueries({ queryKey: conversationQuery(id).queryKey, exact: true })
    },
  })

  return {
    here: isInSight && !isOffline ? here : nobody,
    typing,
    /** Their message has arrived, so they have stopped typing. */
    stopsTyping: useCallback((personId: string) => typists.stopped(personId), [typists]),
    sendTyping() {
      const now = Date.now()
      if (!shouldSendTyping(lastSentAt.current, now)) return
      lastSentAt.current = now
      send(typingEvent, {})
    },
  }
}
