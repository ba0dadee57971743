import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { useChannel } from '#web/platform/realtime/use-line.ts'
import { useIsOffline } from '#web/ui/offline-notice.tsx'
import { conversationQuery } from '../chat-queries.ts'
import { blockedOther } from '../conversation-words.ts'
import { createTypists, shouldTellTyping } from './typing.ts'

const nobody: ReadonlySet<string> = new Set()

/**
 * Who is here and who writes. Whoever does not show themselves is refused the channel, and sees nobody either. Who has
 * said nothing for a company yet is refused too: with `lastSaid`, the message they said last, it is asked for again.
 */
export function usePresence(conversation: Conversation, lastSaid: string | undefined) {
  const { id, isRequest, others } = conversation
  const isInSight = !isRequest && blockedOther(conversation) === undefined
  const [here, setHere] = useState(nobody)
  const [typing, setTyping] = useState(nobody)
  const [typists] = useState(() => createTypists(setTyping))
  const [refused, setRefused] = useState<{ lastSaid: string | undefined } | null>(null)
  const toldAt = useRef<number | null>(null)
  const cache = useQueryClient()
  const isOffline = useIsOffline()
  const isRefused = refused !== null && refused.lastSaid === lastSaid
  // A block that was ended opens it again.
  if (!isInSight && refused !== null) setRefused(null)
  useEffect(() => () => typists.clear(), [typists])

  const { whisper } = useChannel(isInSight && !isRefused ? `presence-conversation.${id}` : null, {
    events: {
      'client-typing': (_data, by) => {
        const typist = others.find((other) => other.id === by?.user_id)
        if (typist) typists.heard(typist.id)
      },
    },
    onMembers: (members) => setHere(new Set(members.keys())),
    onRefused: () => {
      setHere(nobody)
      setRefused({ lastSaid })
      // Whatever ended it has ended the rest of what was seen of them too.
      void cache.invalidateQueries({ queryKey: conversationQuery(id).queryKey, exact: true })
    },
  })

  return {
    here: isInSight && !isOffline ? here : nobody,
    typing,
    /** Their message is there: they have stopped writing it. */
    hasSaid: useCallback((personId: string) => typists.stopped(personId), [typists]),
    tellTyping() {
      const now = Date.now()
      if (!shouldTellTyping(toldAt.current, now)) return
      toldAt.current = now
      whisper('typing', {})
    },
  }
}
