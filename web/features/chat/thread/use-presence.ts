import { useCallback, useEffect, useRef, useState } from 'react'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useChannel } from '#web/platform/realtime/use-line.ts'
import { createTypists, shouldTellTyping } from './typing.ts'

const nobody: ReadonlySet<string> = new Set()

/** Who is here and who writes. Whoever does not show themselves is refused the channel, and sees nobody either. */
export function usePresence(conversationId: string) {
  const ownId = useIdentity()?.id
  const [here, setHere] = useState(nobody)
  const [typing, setTyping] = useState(nobody)
  const [typists] = useState(() => createTypists(setTyping))
  const toldAt = useRef<number | null>(null)
  useEffect(() => () => typists.clear(), [typists])

  const { whisper } = useChannel(`presence-conversation.${conversationId}`, {
    events: {
      'client-typing': (data) => {
        const { personId } = data as { personId?: unknown }
        if (typeof personId === 'string' && personId !== ownId) typists.heard(personId)
      },
    },
    onMembers: (members) => setHere(new Set(members.keys())),
    onRefused: () => setHere(nobody),
  })

  return {
    here,
    typing,
    /** Their message is there: they have stopped writing it. */
    hasSaid: useCallback((personId: string) => typists.stopped(personId), [typists]),
    tellTyping() {
      const now = Date.now()
      if (!shouldTellTyping(toldAt.current, now)) return
      toldAt.current = now
      whisper('typing', { personId: ownId })
    },
  }
}
