import { useCallback, useEffect, useRef, useState } from 'react'
import type { Conversation } from '#shared/features/chat/conversation.contract.ts'
import { useChannel } from '#web/platform/realtime/use-line.ts'
import { blockedOther } from '../conversation-words.ts'
import { createTypists, shouldTellTyping } from './typing.ts'

const nobody: ReadonlySet<string> = new Set()

/** Who is here and who writes. Whoever does not show themselves is refused the channel, and sees nobody either. */
export function usePresence(conversation: Conversation) {
  const { id, isRequest, others } = conversation
  const isInSight = !isRequest && blockedOther(conversation) === undefined
  const [here, setHere] = useState(nobody)
  const [typing, setTyping] = useState(nobody)
  const [typists] = useState(() => createTypists(setTyping))
  const toldAt = useRef<number | null>(null)
  useEffect(() => () => typists.clear(), [typists])

  const { whisper } = useChannel(isInSight ? `presence-conversation.${id}` : null, {
    events: {
      'client-typing': (_data, by) => {
        const typist = others.find((other) => other.id === by?.user_id)
        if (typist) typists.heard(typist.id)
      },
    },
    onMembers: (members) => setHere(new Set(members.keys())),
    onRefused: () => setHere(nobody),
  })

  return {
    here: isInSight ? here : nobody,
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
